import { createLocalWorld, DEFAULT_CONFIG, type WorldConfig, websiteSites } from '@careers/mocks';
import { openVisitStore } from '@careers/mocks/browser';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import * as fakeDatabase from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserVisitSource, findVisit } from '../visit.ts';
import { directoryAddress } from './directory-address.ts';
import { visitDirectory } from './visit.ts';

const root = 'https://sandbox.example/careers/';
const back = `${root}?site=internal#/login?redirect=%2Fposition`;
const config: WorldConfig = { ...DEFAULT_CONFIG, site: 'internal' };

/** A page's address as the portal gets it, and where a visit to it led. */
async function open(page: 'login' | 'logout', params: Readonly<Record<string, string>> = {}) {
  const url = new URL(directoryAddress(config, root).pageUrl(page));
  for (const [name, value] of Object.entries({ redirect: back, ...params }))
    url.searchParams.set(name, value);
  const gone: string[] = [];
  await visitDirectory(page, {
    document,
    search: url.search,
    root,
    languages: ['en-GB', 'en'],
    go: (address) => gone.push(address),
  });
  return gone;
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const button = (value: string) => {
  const found = document.querySelector<HTMLButtonElement>(`button[value=${value}]`);
  if (!found) throw new Error(`no button ${value}`);
  return found;
};

beforeEach(() => {
  for (const [name, part] of Object.entries(fakeDatabase)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
  document.body.replaceChildren();
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the directory of a sandbox, without a server', () => {
  test('asks for user name and password, in the language of the browser or of the address', async () => {
    await open('login');
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('h1')?.textContent).toBe('Employee login');
    expect(document.title).toContain('Employee login');
    expect(document.activeElement).toBe(field('userName'));
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await open('login', { lang: 'zh-hk' });
    expect(document.documentElement.lang).toBe('zh-HK');
    expect(document.querySelector('h1')?.textContent).toBe('員工登入');
  });

  test('sends an employee back with a code that the same world exchanges', async () => {
    const gone = await open('login', { websiteId: websiteSites.internal.id });
    await userEvent.type(field('userName'), 'employee');
    await userEvent.type(field('password'), 'Passw0rd{Enter}');
    await expect.poll(() => gone).toHaveLength(1);
    const [route, query] = new URL(gone[0] ?? '').hash.split('?');
    const params = new URLSearchParams(query);
    expect(route).toBe('#/login');
    expect([params.get('redirect'), params.get('websiteId')]).toEqual(['/position', 'site-internal']);
    // The portal beside it goes on with the same visit.
    const visit = await findVisit('site=internal', browserVisitSource());
    const kept = await (await openVisitStore()).read(visit);
    const beside = createLocalWorld(config).world();
    beside.restore(JSON.parse(kept?.state ?? ''));
    expect(beside.state().signOnCodes.map(({ code }) => code)).toEqual([params.get('code')]);
  });

  test('says that a password is wrong, and asks again', async () => {
    const gone = await open('login');
    await userEvent.type(field('userName'), 'employee');
    await userEvent.type(field('password'), 'passw0rd{Enter}');
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/not correct/);
    expect(field('userName').value).toBe('employee');
    expect(field('password').value).toBe('');
    expect(gone).toEqual([]);
  });

  test('sends a person who refuses back without a code', async () => {
    const gone = await open('login');
    await userEvent.click(button('refuse'));
    await expect.poll(() => gone).toEqual([back]);
  });

  test('sends a person who logs out back', async () => {
    expect(await open('logout')).toEqual([back]);
  });

  test('refuses a return address outside of the sandbox', async () => {
    expect(await open('login', { redirect: 'https://elsewhere.example/' })).toEqual([]);
    expect(document.querySelector('h1')?.textContent).toBe('This link cannot be used');
    expect(document.querySelector('form')).toBeNull();
  });

  test('refuses an address that describes no world', async () => {
    await open('login', { world: 'persona=nobody' });
    expect(document.body.textContent).toContain('persona=nobody expected one of');
  });
});

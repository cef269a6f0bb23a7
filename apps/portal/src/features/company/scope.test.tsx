import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { energyDepartments, organisationsIn } from './testing/departments.ts';

const path = () => location.hash.slice(1).split('?')[0];
const world = () => createLocalWorld({ size: 200 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The paths and companies of the links on the page that stay in the app. */
const links = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const [, to] = (link.getAttribute('href') ?? '').split('#');
    return to ? [new URL(to, 'http://portal.invalid')] : [];
  });

describe('a page of a company', () => {
  test('has the name of the company’s website, and its calls name the company', async () => {
    const { local } = await openPortal('/complex/position?comId=com-energy', { world: world() });
    await screen.findByRole('link', { name: 'Chengyuan Energy Careers' });
    await screen.findByText(/^\d+ positions found$/);
    const calls = local.world().calls();
    const style = calls.find(({ path: called }) => called.endsWith('loadWebsiteStyle'));
    expect(style?.param).toEqual({ id: 'site-external', comId: 'com-energy' });
    const list = calls.find(({ path: called }) => called.endsWith('queryPositionList'));
    expect(list?.param).toMatchObject({ comId: 'com-energy' });
    expect(list?.headers.homepageConfigId).toBe('site-com-energy');
    // Below one company there is no choice of companies.
    const filters = within(screen.getByRole('region', { name: 'Filters', hidden: true }));
    expect(filters.getByRole('group', { name: /^Department/, hidden: true })).toBeTruthy();
    expect(filters.queryByRole('group', { name: /^Company/, hidden: true })).toBeNull();
  });

  test.each(['/complex/homepage', '/complex/position'])(
    '%s shows and counts no position of another company, and every link stays with the company',
    async (route) => {
      const blocks = ['hot', 'positions'].map((kind) => ({ kind, visible: true }));
      const { local } = await openPortal(`${route}?comId=com-energy`, {
        world: world(),
        through: changingReply('loadWebsiteStyle', ({ websiteHomepage, ...site }) => ({
          ...site,
          websiteHomepage: { ...Object(websiteHomepage), blocks },
        })),
      });
      const main = within(await screen.findByRole('main'));
      for (const organisation of await organisationsIn(main))
        expect(energyDepartments).toContain(organisation);
      await waitFor(() => expect(links().length).toBeGreaterThan(8));
      for (const { pathname, searchParams } of links()) {
        expect(searchParams.get('comId')).toBe('com-energy');
        if (pathname !== '/agreement') expect(pathname).toMatch(/^\/complex\//);
      }
      const listed = () =>
        local
          .world()
          .calls()
          .filter(({ path: called }) => called.endsWith('queryPositionList'));
      await waitFor(() => expect(listed()).not.toEqual([]));
      for (const { param } of listed()) expect(param).toMatchObject({ comId: 'com-energy' });
    },
  );

  test('marks the current entry in the menu', async () => {
    await openPortal('/complex/position?comId=com-energy', { world: world() });
    const menu = within(await screen.findByRole('navigation', { name: 'Website' }));
    expect((await menu.findByRole('link', { current: 'page' })).textContent).toBe('Positions');
  });

  test('has no filter for companies', async () => {
    await openPortal('/complex/position?comId=com-energy', { world: world() });
    const rail = within(await screen.findByRole('region', { name: 'Filters', hidden: true }));
    await rail.findByRole('group', { name: 'Department', hidden: true });
    expect(rail.queryByRole('group', { name: 'Company', hidden: true })).toBeNull();
  });

  test('does not find a position of another company', async () => {
    const local = world();
    const ids = local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 40 });
    await openPortal(`/complex/RecruitDetail?comId=com-energy&id=${ids[0]}`, { world: local });
    // The first open position of this world is of another company.
    await screen.findByText('This position could not be found.');
    await userEvent.click(screen.getByRole('link', { name: 'All positions' }));
    await heading('Positions');
    expect(location.hash).toBe('#/complex/position?comId=com-energy');
  });

  test('stores the company and the group’s portal for the next visit', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    await openPortal('/complex/position?comId=com-energy', { world: world(), storage });
    await heading('Positions');
    expect([storage.get('comId'), storage.get('type'), storage.get('websiteId')]).toEqual([
      'com-energy',
      'complex',
      null,
    ]);
  });
});

describe('the login of a company', () => {
  test('shows the company’s name, and keeps the page that was asked for as redirect', async () => {
    await openPortal('/complex/personalCenter?comId=com-energy', { world: world() });
    await heading('Log in');
    const query = new URLSearchParams(location.hash.split('?')[1]);
    expect([path(), query.get('redirect'), query.get('comId')]).toEqual([
      '/login',
      '/complex/personalCenter',
      'com-energy',
    ]);
    await screen.findByRole('link', { name: 'Chengyuan Energy Careers' });
  });

  test('leads to the redirect, and a logout there to the company’s homepage', async () => {
    const { local, stored } = personaWorld();
    const { portal } = await openPortal('/login?redirect=/complex/personalCenter&comId=com-energy', {
      world: local,
      stored,
    });
    await heading('My account');
    expect(path()).toBe('/complex/personalCenter');
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Log out' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/complex/homepage'));
    expect(location.hash).toContain('comId=com-energy');
    portal.unmount();
  });
});

import { axeFindings } from '@careers/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { changingReply, openPortal } from '../../testing/open-portal.ts';
import { LoginPage } from './login-page.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, field, logInByCode } from './testing/person.ts';

afterEach(() => vi.useRealTimers());

const userInfo = { userid: 'acc-candidate', name: '', userName: '', email: '', phone: '' };
const contact = { kind: 'phone', value: '13800000001' } as const;

async function setUp(address: string, loggedIn = false) {
  const person = aPerson();
  const test = await createTestPortal();
  if (loggedIn) test.portal.session.logIn({ Authorization: 'token', userInfo }, contact);
  mountPortal(test, { '/login': LoginPage }, address);
  return { person, ...test };
}

const place = async () => (await screen.findByTestId('place')).textContent;

describe('after login', () => {
  test.each([
    ['/login', '/homepage'],
    ['/login?redirect=/personalCenter', '/personalCenter'],
    ['/login?redirect=/RecruitDetail?id=1e3&websiteId=site-9', '/RecruitDetail?websiteId=site-9&id=1e3'],
    ['/login?redirect=https://evil.example', '/homepage'],
    ['/login?redirect=//evil.example/path', '/homepage'],
    ['/login?redirect=javascript:alert(1)', '/homepage'],
  ])('%s leads to %s', async (address, target) => {
    const { person } = await setUp(address);
    await logInByCode(person, '13800000001');
    expect(await place()).toBe(target);
  });

  test('a login in another tab leads to the redirect as well', async () => {
    const { portal } = await setUp('/login?redirect=/personalCenter');
    await field.phone();
    act(() => portal.session.logIn({ Authorization: 'token', userInfo }, contact));
    expect(await place()).toBe('/personalCenter');
  });

  test('a person who is already logged in is redirected at once, without a form', async () => {
    await setUp('/login?redirect=/personalCenter', true);
    expect(await place()).toBe('/personalCenter');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

test('a login reply without a session token logs nobody in and keeps the redirect', async () => {
  const stored = createMemoryStorage({ locale: 'en-us' });
  const { query } = await openPortal('/login?redirect=%2FpersonalCenter', {
    storage: stored,
    through: changingReply('login', () => ({ Authorization: '', userInfo })),
  });
  await logInByCode(aPerson(), '13800000001');
  await screen.findByText('The answer could not be read. Please try again.');
  expect([location.hash.split('?')[0], query().get('redirect')]).toEqual(['#/login', '/personalCenter']);
  expect([stored.get('Authorization'), stored.get('userInfo')]).toEqual([null, null]);
  expect(screen.queryByText('login successful')).toBeNull();
});

test('the login page has a heading and a document title, and passes axe', async () => {
  await setUp('/login');
  await field.phone();
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Log in/));
  expect(await axeFindings()).toEqual([]);
});

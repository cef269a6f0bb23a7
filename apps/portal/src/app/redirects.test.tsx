import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

/** Redirects to pages that redirect again, some of them back to where the person came from. */
const redirects = [
  '/',
  '/complex',
  '/complex/homepage',
  '/homepage?internal=0',
  '/position?internal=0&redirect=/position',
  '/login',
  '/login?redirect=/login',
  '/login?redirect=%2Flogin%3Fredirect%3D%252F',
  '/personalCenter?redirect=/',
  '/x?timestamp=1%23%2Fhomepage',
];

it('a timestamp that a messenger puts before the # is replaced by the route that it contains', async () => {
  history.replaceState(null, '', '/?timestamp=1767225600000%23/position?keyword=a&page=1');
  await openPortal('/homepage');
  await screen.findByRole('heading', { level: 1, name: 'Positions' });
  expect(location.search).toBe('');
  expect(Object.fromEntries(new URLSearchParams(location.hash.split('?')[1]))).toMatchObject({
    keyword: 'a',
  });
});

it('a login in the header leads to the redirect in the address of the page below', async () => {
  const person = userEvent.setup();
  await openPortal('/homepage?redirect=%2FRecruitDetail%3Fid%3D1&from=mail');
  await person.click(await screen.findByRole('button', { name: 'Log in' }));
  await person.type(await screen.findByRole('textbox', { name: 'Phone number' }), '13800000001');
  await person.type(screen.getByRole('textbox', { name: 'Verification code' }), '888888');
  const popover = within(screen.getByRole('dialog', { name: 'Log in' }));
  await person.click(popover.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/RecruitDetail\?/));
  expect(Object.fromEntries(new URLSearchParams(location.hash.split('?')[1]))).toMatchObject({
    id: '1',
    from: 'mail',
  });
  // The welcome has ended with the page that it stood over: the person icon has its menu (section 2, Header).
  await person.click(await screen.findByRole('button', { name: /^Hello, / }));
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeTruthy();
});

describe.each([
  ['a visitor', false],
  ['somebody logged in', true],
])('as %s', (_who, loggedIn) => {
  const options = () => {
    if (!loggedIn) return {};
    const { local, stored } = personaWorld();
    return { world: local, stored };
  };

  it.each(redirects)('a page is shown after the login with the redirect %j', async (redirect) => {
    await openPortal(`/login?redirect=${encodeURIComponent(redirect)}`, options());
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it.each(redirects)('another page can be opened from a page with the redirect %j', async (redirect) => {
    const { portal } = await openPortal(`/position?redirect=${encodeURIComponent(redirect)}`, options());
    await screen.findByRole('heading', { level: 1 });
    await portal.open('/homepage');
    await waitFor(() => expect(location.hash).not.toMatch(/^#\/position\?redirect/));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });
});

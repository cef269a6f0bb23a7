import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage, type PortalStorage } from '../../create-portal.tsx';
import { changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { loginAddress } from './sign-on.ts';
import { leaveForDirectory, signOnAt } from './testing/sign-on.ts';

const left = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../core/navigation/leave-app.ts', () => ({
  leaveApp: (address: string) => left.to.push(address),
}));

const internal = 'websiteId=site-internal';
const world = () => createLocalWorld({ size: 20, site: 'internal', lang: 'en-us' });
const storage = () => createMemoryStorage({ locale: 'en-us' });

beforeEach(() => {
  left.to = [];
});
afterEach(() => history.replaceState(null, '', '/'));

async function fillIn(userName: string, password: string) {
  const person = userEvent.setup();
  // A call may have asked for a login over the page before the page itself was known to be a login.
  await waitFor(() => expect(screen.getAllByLabelText('Password')).toHaveLength(1));
  await pasteInto(person, screen.getByRole('textbox', { name: 'User name' }), userName);
  await pasteInto(person, screen.getByLabelText('Password'), password);
  return person;
}

const logIn = () => screen.getByRole('button', { name: 'Log in' });

describe('an internal site', () => {
  test('shows the directory login to a visitor, and then the page that they asked for', async () => {
    const kept = storage();
    const { query } = await openPortal(`/position?${internal}&keyword=a`, { world: world(), storage: kept });
    await waitFor(() => expect(location.hash).toMatch(/^#\/login\?/));
    expect(query().get('redirect')).toBe('/position');
    expect(screen.queryByRole('tab', { name: 'With a code' })).toBeNull();
    const person = await fillIn('employee', 'Passw0rd');
    expect(await axeFindings()).toEqual([]);
    await person.click(logIn());
    await waitFor(() => expect(location.hash).toMatch(/^#\/position\?/));
    expect(query().get('keyword')).toBe('a');
    expect([kept.get('ifHomapageAuthFlag'), kept.get('homepageCategory'), kept.get('comIdap')]).toEqual([
      '1',
      '2',
      'employee',
    ]);
    await screen.findByText(/positions? found/);
  });

  test('keeps the redirect that the page itself had in its address', async () => {
    const { query } = await openPortal(`/position?${internal}&redirect=%2Ffeedback`, {
      world: world(),
      storage: storage(),
    });
    await waitFor(() => expect(location.hash).toMatch(/^#\/login\?/));
    expect(query().get('redirect')).toBe('/position?redirect=%2Ffeedback');
  });

  test('accepts a user name and a password of any length', async () => {
    await openPortal(`/login?${internal}`, { world: world(), storage: storage() });
    const name = `${'long-name.'.repeat(6)}@corp.example`;
    const password = 'A directory’s passwords may well be sentences.';
    await fillIn(name, password);
    expect(screen.getByRole('textbox', { name: 'User name' })).toHaveProperty('value', name);
    expect(screen.getByLabelText('Password')).toHaveProperty('value', password);
  });

  test('tells a person with auth flag 2 that they have no permission, and offers to log out', async () => {
    await openPortal(`/position?${internal}`, { world: world(), storage: storage() });
    const person = await fillIn('outsider', 'Passw0rd');
    await person.click(logIn());
    await screen.findByRole('heading', { name: 'No permission yet' });
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByText(/positions? found/)).toBeNull();
  });

  test('shows a wrong password at its field, and keeps what was typed', async () => {
    await openPortal(`/login?${internal}`, { world: world(), storage: storage() });
    const person = await fillIn('employee', 'Wr0ngPassword');
    await person.click(logIn());
    await screen.findByText('The account or the password is not correct');
    expect(screen.getByRole('textbox', { name: 'User name' })).toHaveProperty('value', 'employee');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Wr0ngPassword');
  });
});

describe('single sign-on', () => {
  test('opens the directory’s page with the portal’s login as its return address', async () => {
    await openPortal(`/login?redirect=%2Fposition%3Fkeyword%3Da&${internal}`, {
      world: world(),
      storage: storage(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in with your company account' }));
    await waitFor(() => expect(left.to).toHaveLength(1));
    const page = new URL(left.to[0] ?? '');
    expect(page.pathname).toBe('/directory/login');
    const back = new URL(page.searchParams.get('redirect') ?? '');
    expect(back.origin).toBe(location.origin);
    const route = new URLSearchParams(back.hash.split('?')[1]);
    expect(route.get('redirect')).toMatch(/^\/position\?/);
  });

  test('can be started again after the browser’s Back restores the page from its cache', async () => {
    await openPortal(`/login?${internal}`, { world: world(), storage: storage() });
    const button = await screen.findByRole('button', { name: 'Log in with your company account' });
    await userEvent.click(button);
    await waitFor(() => expect(left.to).toHaveLength(1));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await userEvent.click(button);
    await waitFor(() => expect(left.to).toHaveLength(2));
  });

  test.each(['', 'javascript:alert(1)'])(
    'stays at the login and keeps the redirect when the server sends an unusable address: "%s"',
    async (ldapSsoLoginUrl) => {
      const { query } = await openPortal(`/login?redirect=%2Fposition&${internal}`, {
        world: world(),
        storage: storage(),
        through: changingReply('getLdapSsoLoginUrl', () => ({ ldapSsoLoginUrl })),
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Log in with your company account' }));
      await screen.findByText('The answer could not be read. Please try again.');
      expect(left.to).toEqual([]);
      expect([location.hash.split('?')[0], query().get('redirect')]).toEqual(['#/login', '/position']);
    },
  );

  /**
   * Signs on at the directory.
   * @returns the query with which the browser comes back
   */
  async function signOn(local: ReturnType<typeof world>, kept: PortalStorage): Promise<URLSearchParams> {
    const { portal } = await openPortal(`/login?redirect=%2Fposition&${internal}`, {
      world: local,
      storage: kept,
    });
    const back = signOnAt(await leaveForDirectory(left), local);
    portal.unmount();
    return new URLSearchParams(back.hash.split('?')[1]);
  }

  test('exchanges the code for a session once, and removes it from the address', async () => {
    const local = world();
    const kept = storage();
    const returned = await signOn(local, kept);
    await openPortal(`/login?${returned}`, { world: local, storage: kept });
    await waitFor(() => expect(location.hash).toMatch(/^#\/position/));
    expect(location.hash).not.toContain(returned.get('code'));
    expect(location.hash).not.toContain(returned.get('state'));
    expect(kept.get('Authorization')).toBeTruthy();
    expect(
      local
        .control()
        .calls()
        .filter(({ path }) => path.endsWith('getLdapSsoTokenInfo')),
    ).toHaveLength(1);
  });

  test('keeps the token of a link in the tab: neither gateway nor directory is told it, and the page has it again', async () => {
    const local = world();
    const kept = storage();
    const link = `/talentInvitationUpdate?token=link-of-somebody&${internal}`;
    const { portal } = await openPortal(link, { world: local, storage: kept });
    const page = await leaveForDirectory(left);
    portal.unmount();
    const calls = () => local.control().calls();
    expect(decodeURIComponent(decodeURIComponent(page))).toContain('redirect=/talentInvitationUpdate');
    expect(page + JSON.stringify(calls())).not.toContain('link-of-somebody');
    await openPortal(`/login?${signOnAt(page, local).hash.split('?')[1]}`, { world: local, storage: kept });
    await waitFor(() =>
      expect(calls().find(({ path }) => path.endsWith('getTalentInvitation'))?.param).toEqual({
        token: 'link-of-somebody',
      }),
    );
  });

  test('exchanges a code that stands before the # as well', async () => {
    const local = world();
    const kept = storage();
    const returned = await signOn(local, kept);
    history.replaceState(null, '', `/?${returned}`);
    await openPortal('/homepage', { world: local, storage: kept });
    await waitFor(() => expect(location.hash).toMatch(/^#\/position/));
    expect([kept.get('comIdap'), location.search]).toEqual(['employee', '']);
    expect(location.href).not.toContain(returned.get('code'));
  });

  test.each([
    ['a number', '1e3'],
    ['a tag', '<script>'],
    ['far too long', 'x'.repeat(4000)],
    ['encoded', '%00'],
  ])('shows an error for a code that is %s', async (_kind, code) => {
    const kept = storage();
    const local = world();
    const query = await signOn(local, kept);
    query.set('code', code);
    query.set('redirect', '/position');
    await openPortal(`/login?${query}`, { world: local, storage: kept });
    await screen.findByRole('textbox', { name: 'User name' });
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent)).toBe(true));
    expect(new URLSearchParams(location.hash.split('?')[1]).get('code')).toBeNull();
    expect(new URLSearchParams(location.hash.split('?')[1]).get('redirect')).toBe('/position');
    expect(kept.get('Authorization')).toBeNull();
  });

  test('returns to the login of the page where it began, with that page as redirect', () => {
    expect(loginAddress('https://a.example/x/?y=1#/position?keyword=b', '/position?keyword=b', 's')).toBe(
      'https://a.example/x/?y=1#/login?redirect=%2Fposition%3Fkeyword%3Db&state=s',
    );
  });
});

test('a logout ends the directory’s session too: the browser opens the address that the server names', async () => {
  const kept = storage();
  const local = world();
  await openPortal(`/login?redirect=%2Fposition&${internal}`, { world: local, storage: kept });
  const person = await fillIn('employee', 'Passw0rd');
  await person.click(logIn());
  // The page takes the focus when it comes.
  await screen.findByText(/positions? found/);
  (await screen.findByRole('button', { name: /^Hello, / })).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await person.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(left.to).toHaveLength(1));
  const goodbye = new URL(left.to[0] ?? '');
  expect(goodbye.pathname).toBe('/directory/logout');
  expect(goodbye.searchParams.get('redirect')).toMatch(/#\/homepage$/);
  expect([kept.get('Authorization'), kept.get('comIdap'), kept.get('ifHomapageAuthFlag')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(
    local
      .control()
      .calls()
      .some(({ path }) => path === 'rm.ldapLogout.ldapLogout'),
  ).toBe(true);
});

test('a logout does not open the directory’s page once somebody else has logged in', async () => {
  const kept = storage();
  const local = world();
  const late = Promise.withResolvers<void>();
  const hold =
    (line: Transport): Transport =>
    async (request, options) => {
      const reply = await line(request, options);
      if (methodOf(request.body) === 'ldapLogout') await late.promise;
      return reply;
    };
  await openPortal(`/login?redirect=%2Fposition&${internal}`, { world: local, storage: kept, through: hold });
  const person = await fillIn('employee', 'Passw0rd');
  await person.click(logIn());
  await screen.findByText(/positions? found/);
  (await screen.findByRole('button', { name: /^Hello, / })).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await person.click(await screen.findByRole('button', { name: 'Log out' }));
  // Logged out here, whatever the directory answers.
  await waitFor(() => expect(kept.get('Authorization')).toBeNull());
  await fillIn('employee', 'Passw0rd');
  await person.click(logIn());
  await waitFor(() => expect(kept.get('Authorization')).toBeTruthy());
  late.resolve();
  await screen.findByText(/positions? found/);
  expect(left.to).toEqual([]);
});

describe('remember password', () => {
  test('is off by default and keeps nothing', async () => {
    const kept = storage();
    await openPortal(`/login?redirect=%2Fposition&${internal}`, { world: world(), storage: kept });
    const person = await fillIn('employee', 'Passw0rd');
    await person.click(logIn());
    await waitFor(() => expect(kept.get('Authorization')).toBeTruthy());
    expect(kept.get('remembered')).toBeNull();
  });

  test('does not overwrite what was typed before it was decrypted', async () => {
    const asked = Promise.withResolvers<void>();
    const [kept, local] = [storage(), world()];
    const at = local.world().clock.now();
    kept.set('remembered', JSON.stringify({ userName: 'employee', password: '', at }));
    await openPortal(`/login?redirect=%2Fposition&${internal}`, {
      world: local,
      storage: kept,
      through: (line) => async (request, options) => {
        if (request.url.includes('getEncryptedString')) await asked.promise;
        return line(request, options);
      },
    });
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('User name'), 'outsider');
    asked.resolve();
    await waitFor(() => expect(kept.get('encryptedString')).toBeTruthy());
    await person.type(screen.getByLabelText('Password'), 'Passw0rd');
    expect(screen.getByLabelText('User name')).toHaveProperty('value', 'outsider');
  });

  test('when ticked keeps the user name and the encrypted password; unticking removes both', async () => {
    const kept = storage();
    const local = world();
    const address = `/login?redirect=%2Fposition&${internal}`;
    const { portal } = await openPortal(address, { world: local, storage: kept });
    const person = await fillIn('employee', 'Passw0rd');
    await person.click(screen.getByRole('checkbox', { name: 'Remember password' }));
    await person.click(logIn());
    await screen.findByText(/positions? found/);
    expect(kept.get('remembered')).toContain('employee');
    expect(kept.get('remembered')).not.toContain('Passw0rd');
    portal.unmount();
    kept.remove('Authorization');
    await openPortal(address, { world: local, storage: kept });
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Passw0rd'));
    await person.click(screen.getByRole('checkbox', { name: 'Remember password' }));
    await waitFor(() => expect(kept.get('remembered')).toBeNull());
  });
});

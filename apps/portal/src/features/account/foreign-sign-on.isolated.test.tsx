import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSignOn } from '../../core/session/index.ts';
import { createMemoryStorage, type PortalStorage } from '../../create-portal.tsx';
import { openPortal } from '../../testing/open-portal.ts';
import { directoryPage, leaveForDirectory, signOnAt } from './testing/sign-on.ts';

const left = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../core/navigation/leave-app.ts', () => ({
  leaveApp: (address: string) => left.to.push(address),
}));
/** Turns off the check of the state, to show that the cases below depend on it. */
const guard = vi.hoisted(() => ({ out: false }));
vi.mock('../../core/session/begun-sign-ons.ts', async (original) => {
  const real = await original<typeof import('../../core/session/begun-sign-ons.ts')>();
  const spendSignOn: typeof real.spendSignOn = (...given) => real.spendSignOn(...given) || guard.out;
  return { ...real, spendSignOn };
});

const internal = 'websiteId=site-internal';
const newWorld = () => createLocalWorld({ size: 20, site: 'internal', lang: 'en-us' });
type World = ReturnType<typeof newWorld>;
const unused = 'This link tried to log you in from outside this tab, so it was not used.';

beforeEach(() => {
  left.to = [];
  guard.out = false;
});
afterEach(() => history.replaceState(null, '', '/'));

const exchanges = (local: World) =>
  local
    .control()
    .calls()
    .filter(({ path }) => path.endsWith('getLdapSsoTokenInfo'));

/** A browser in which a person is logged in, or nobody. */
function browser(local: World, who?: 'employee' | 'outsider'): PortalStorage {
  const storage = createMemoryStorage({ locale: 'en-us', websiteId: 'site-internal' });
  if (!who) return storage;
  const world = createLocalWorldPerson(local, who);
  for (const [key, value] of Object.entries(world)) storage.set(key, value);
  return storage;
}

/** The stored values of a person who has logged in by the directory, with a session that the world knows. */
function createLocalWorldPerson(local: World, who: 'employee' | 'outsider'): Record<string, string> {
  const account = Object.values(local.world().state().accounts).find((known) => known.account === who);
  if (!account) throw new Error(`no ${who}`);
  const token = `living-token-of-${who}`;
  local.world().state().sessions[token] = { accountId: account.id, expiresAt: Number.MAX_SAFE_INTEGER };
  return {
    Authorization: token,
    userInfo: JSON.stringify({ userid: account.id, name: who, userName: who, email: '', phone: '' }),
    comIdap: who,
    ifHomapageAuthFlag: '1',
    homepageCategory: '2',
  };
}

/** A code that the directory has given to another person in a sign-on of their own. */
function foreignCode(local: World, userName = 'outsider'): string {
  const back = signOnAt(directoryPage('http://localhost/#/login?redirect=%2Fposition'), local, userName);
  return new URLSearchParams(back.hash.split('?')[1]).get('code') ?? '';
}

/** Addresses with a code that this tab has not requested. `STATE` stands for the state of another tab. */
const hostile: readonly [string, (code: string, state: string) => string][] = [
  ['a code alone', (code) => `/#/login?code=${code}&${internal}`],
  ['a code with a redirect', (code) => `/#/login?code=${code}&redirect=%2Fposition&${internal}`],
  ['a code before the #', (code) => `/?code=${code}&redirect=%2Fposition&${internal}`],
  ['a code before the # of another page', (code) => `/?code=${code}#/position?${internal}`],
  ['a code with an empty state', (code) => `/#/login?code=${code}&state=&${internal}`],
  ['a code with a state that was guessed', (code) => `/#/login?code=${code}&state=0&${internal}`],
  [
    'a code with a name of every object as its state',
    (code) => `/#/login?code=${code}&state=constructor&${internal}`,
  ],
  ['a code with __proto__ as its state', (code) => `/#/login?code=${code}&state=__proto__&${internal}`],
  [
    'a code with the state of another tab',
    (code, state) => `/#/login?code=${code}&state=${state}&${internal}`,
  ],
  [
    'a code and the state of another tab before the #',
    (code, state) => `/?code=${code}&state=${state}&redirect=%2Fposition&${internal}`,
  ],
  [
    'a code behind a messenger’s timestamp',
    (code) => `/#/?timestamp=1${encodeURIComponent(`#/login?code=${code}&${internal}`)}`,
  ],
  [
    'a code inside the redirect',
    (code) => `/#/login?redirect=${encodeURIComponent(`/login?code=${code}`)}&${internal}`,
  ],
  ['a path in other letters', (code) => `/#/LOGIN?code=${code}&${internal}`],
  ['a path with a slash at its end', (code) => `/#/login/?code=${code}&${internal}`],
];

/** Opens an address as if a link on another site was followed. */
async function follow(address: string, world: World, storage: PortalStorage) {
  history.replaceState(null, '', address.split('#')[0] || '/');
  return openPortal(address.split('#')[1] ?? '/homepage', { world, storage });
}

/** The state of a sign-on that another tab of this browser has begun. */
const stateElsewhere = () => beginSignOn(createMemoryStorage().tab, Date.now()) ?? '';

/** The state that a new tab sends to the directory. */
async function stateOfNewTab(local: World): Promise<string> {
  const { portal } = await openPortal(`/login?${internal}`, {
    world: local,
    storage: createMemoryStorage({ locale: 'en-us' }),
  });
  const page = await leaveForDirectory(left);
  portal.unmount();
  left.to = [];
  const back = new URL(new URL(page).searchParams.get('redirect') ?? '');
  return new URLSearchParams(back.hash.split('?')[1]).get('state') ?? '';
}

const inAddress = (name: string) => new URLSearchParams(location.hash.split('?')[1]).get(name);

describe('a link with the code of another person’s sign-on', () => {
  test.each(hostile)('%s: leaves a logged-in person logged in, and shows the page', async (_, addressOf) => {
    const local = newWorld();
    const storage = browser(local, 'employee');
    const code = foreignCode(local);
    await follow(addressOf(code, stateElsewhere()), local, storage);
    await screen.findByRole('button', { name: 'Hello, employee' });
    await waitFor(() => expect(location.hash).toMatch(/^#\/(homepage|position)/));
    await screen.findAllByRole('article');
    expect(exchanges(local)).toEqual([]);
    expect([storage.get('Authorization'), storage.get('comIdap')]).toEqual([
      'living-token-of-employee',
      'employee',
    ]);
    expect([inAddress('code'), inAddress('state'), location.search]).toEqual([null, null, '']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each(hostile)('%s: logs nobody in', async (_, addressOf) => {
    const local = newWorld();
    const storage = browser(local);
    const code = foreignCode(local);
    await follow(addressOf(code, stateElsewhere()), local, storage);
    await screen.findByRole('button', { name: 'Log in with your company account' });
    expect(exchanges(local)).toEqual([]);
    expect(storage.get('Authorization')).toBeNull();
    expect([inAddress('code'), inAddress('state'), location.search]).toEqual([null, null, '']);
  });

  // A code inside a redirect is never read.
  test.each(hostile.filter(([name]) => !name.includes('inside')))(
    '%s: would log the other person in if the portal did not check the state',
    async (_, addressOf) => {
      guard.out = true;
      const local = newWorld();
      const storage = browser(local);
      await follow(addressOf(foreignCode(local), stateElsewhere()), local, storage);
      await waitFor(() => expect(storage.get('comIdap')).toBe('outsider'));
      expect(exchanges(local)).toHaveLength(1);
    },
  );

  test('logs in when it has the state of this tab', async () => {
    const local = newWorld();
    const storage = browser(local);
    const { portal } = await openPortal(`/login?${internal}`, { world: local, storage });
    const back = signOnAt(await leaveForDirectory(left), local);
    portal.unmount();
    await follow(`/${back.hash}`, local, storage);
    await waitFor(() => expect(storage.get('comIdap')).toBe('employee'));
    expect(exchanges(local)).toHaveLength(1);
  });

  test('shows a message to a logged-in person, and still opens the page', async () => {
    const local = newWorld();
    await follow(
      `/#/login?code=${foreignCode(local)}&redirect=%2Fposition&${internal}`,
      local,
      browser(local, 'employee'),
    );
    await screen.findByText(unused);
    await screen.findByText(/positions? found/);
  });
});

describe('a link with the code of another person’s sign-on, without a session', () => {
  test('starts a new sign-on on an internal site, which returns to the link’s redirect', async () => {
    const local = newWorld();
    const storage = browser(local);
    const { portal } = await follow(
      `/#/login?code=${foreignCode(local)}&redirect=%2Fposition%3Fkeyword%3Da&${internal}`,
      local,
      storage,
    );
    await waitFor(() => expect(left.to).toHaveLength(1));
    const back = signOnAt(left.to[0] ?? '', local);
    portal.unmount();
    await follow(`/${back.hash}`, local, storage);
    await waitFor(() => expect(location.hash).toMatch(/^#\/position\?/));
    expect([inAddress('keyword'), inAddress('code'), inAddress('state')]).toEqual(['a', null, null]);
    expect(storage.get('comIdap')).toBe('employee');
  });

  test('starts a new sign-on only once, and then shows the login page', async () => {
    const local = newWorld();
    const storage = browser(local);
    for (let time = 0; time < 3; time++) {
      const { portal } = await follow(`/#/login?code=${foreignCode(local)}&${internal}`, local, storage);
      await screen.findByRole('textbox', { name: 'User name' });
      if (time === 0) await waitFor(() => expect(left.to).toHaveLength(1));
      else await screen.findByText(unused);
      portal.unmount();
    }
    expect(left.to).toHaveLength(1);
  });

  test('shows the login with a message on a site without a directory', async () => {
    const local = createLocalWorld({ size: 20, lang: 'en-us' });
    const storage = createMemoryStorage({ locale: 'en-us' });
    await follow('/#/login?code=c0de&redirect=%2Fposition', local, storage);
    await screen.findByText(unused);
    await screen.findByRole('tab', { name: 'With a code' });
    expect([inAddress('code'), inAddress('redirect')]).toEqual([null, '/position']);
    expect(exchanges(local)).toEqual([]);
    expect(left.to).toEqual([]);
  });
});

describe('the state of a sign-on', () => {
  test('is used up by its return, also if the directory refused the sign-on', async () => {
    const local = newWorld();
    const storage = browser(local);
    const first = await openPortal(`/login?${internal}`, { world: local, storage });
    const page = await leaveForDirectory(left);
    first.portal.unmount();
    const back = signOnAt(page, local);
    const query = new URLSearchParams(back.hash.split('?')[1]);
    const state = query.get('state');
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    // The directory refuses the sign-on: the browser comes back without a code.
    const refused = await follow(`/#/login?state=${state}&${internal}`, local, storage);
    await screen.findByRole('textbox', { name: 'User name' });
    await waitFor(() => expect(inAddress('state')).toBeNull());
    refused.portal.unmount();
    await follow(`/${back.hash}`, local, storage);
    await screen.findByRole('textbox', { name: 'User name' });
    await waitFor(() => expect(inAddress('code')).toBeNull());
    expect(exchanges(local)).toEqual([]);
  });

  test('is different for each sign-on', async () => {
    const local = newWorld();
    expect(await stateOfNewTab(local)).not.toBe(await stateOfNewTab(local));
  });
});

describe('a valid return from the directory while a session exists', () => {
  /** Begins a sign-on while logged out; meanwhile another tab logs somebody in. */
  async function returnTo(who: 'employee' | 'outsider', signsOn: 'employee' | 'outsider') {
    const local = newWorld();
    const storage = browser(local);
    const { portal } = await openPortal(`/login?redirect=%2Fposition&${internal}`, { world: local, storage });
    const back = signOnAt(await leaveForDirectory(left), local, signsOn);
    portal.unmount();
    for (const [key, value] of Object.entries(createLocalWorldPerson(local, who))) storage.set(key, value);
    await follow(`/${back.hash}`, local, storage);
    return { local, storage };
  }
  const sessions = (local: World) => Object.keys(local.world().state().sessions);

  test('of the same person replaces the session without a question, and logs the old token out', async () => {
    const { local, storage } = await returnTo('employee', 'employee');
    await screen.findByText(/positions? found/);
    expect(storage.get('Authorization')).not.toBe('living-token-of-employee');
    await waitFor(() => expect(sessions(local)).toEqual([storage.get('Authorization')]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('of another person asks first, and logs the old token out once confirmed', async () => {
    const { local, storage } = await returnTo('outsider', 'employee');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('You are logged in as outsider');
    expect(storage.get('Authorization')).toBe('living-token-of-outsider');
    await userEvent.click(screen.getByRole('button', { name: /^Continue as / }));
    await screen.findByText(/positions? found/);
    expect(storage.get('comIdap')).toBe('employee');
    await waitFor(() => expect(sessions(local)).toEqual([storage.get('Authorization')]));
  });

  test.each([
    ['a press', () => userEvent.click(screen.getByRole('button', { name: /^Stay / }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['leaving the page', async () => location.assign('#/position')],
  ])('of another person keeps the session after %s, and logs the new token out', async (_, decline) => {
    const { local, storage } = await returnTo('employee', 'outsider');
    await screen.findByRole('alertdialog');
    await decline();
    await screen.findByText(/positions? found/);
    expect([storage.get('Authorization'), storage.get('comIdap')]).toEqual([
      'living-token-of-employee',
      'employee',
    ]);
    await waitFor(() => expect(sessions(local)).toEqual(['living-token-of-employee']));
  });
});

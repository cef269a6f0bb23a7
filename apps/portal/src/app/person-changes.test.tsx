import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../core/session/index.ts';
import { createMemoryStorage, type PortalStorage } from '../create-portal.tsx';
import { methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** A storage that another tab can change. */
function sharedStorage(entries: Readonly<Record<string, string>>) {
  const listeners = new Set<(isCleared?: boolean) => void>();
  const storage: PortalStorage = {
    ...createMemoryStorage(entries),
    onForeignChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    storage,
    changeElsewhere: (change: (storage: PortalStorage) => void) => {
      change(storage);
      for (const listener of listeners) listener();
    },
    clear: () => {
      for (const name of storage.names()) storage.remove(name);
      for (const listener of listeners) listener(true);
    },
  };
}

/** The page of a position that the candidate has applied for. */
function deliveredTo({ world }: LocalWorld): string {
  const [delivery] = world().state().deliveries;
  if (!delivery) throw new Error('the candidate has delivered nothing');
  return `/RecruitDetail?id=${delivery.positionId}`;
}

const marks = () => screen.queryAllByRole('link', { name: /^Applied on .+20\d\d · view$/ });
const ways = () => screen.queryAllByRole('link', { name: 'Apply' });

describe('a change of the logged-in person, in this tab or another', () => {
  it('applied positions are not marked for a visitor after a logout', async () => {
    const { local, stored } = personaWorld();
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us', ...stored });
    await openPortal(deliveredTo(local), { world: local, storage });
    await waitFor(() => expect(marks()).not.toEqual([]));
    changeElsewhere((shared) => {
      shared.remove('Authorization');
      shared.remove('userInfo');
    });
    await waitFor(() => expect(ways()).not.toEqual([]));
    expect(marks()).toEqual([]);
  });

  it('applied positions are marked after a login, without a reload', async () => {
    const { local, stored } = personaWorld();
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us' });
    await openPortal(deliveredTo(local), { world: local, storage });
    await waitFor(() => expect(ways()).not.toEqual([]));
    changeElsewhere((shared) => {
      for (const [key, value] of Object.entries(stored)) shared.set(key, value);
    });
    await waitFor(() => expect(marks()).not.toEqual([]));
  });

  it('the robot and feedback entries of an internal site are loaded after the login, and not before', async () => {
    const world = createLocalWorld({
      site: 'internal',
      switches: { languages: true, assistants: true },
    });
    await openPortal('/login?websiteId=site-internal', { world });
    await screen.findByRole('heading', { level: 1 });
    const asked = () =>
      world
        .world()
        .calls()
        .map(({ path }) => path);
    await waitFor(() => expect(asked()).toContain('rm.internalHomepageNoAuth.loadWebsiteStyle'));
    expect(asked().filter((path) => /Robot|ContactInfo/.test(path))).toEqual([]);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('User name'), 'employee');
    await user.type(screen.getByLabelText('Password'), 'Passw0rd');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const robot = await screen.findByRole('complementary', { name: /assistant/i });
    expect(robot).toBeTruthy();
    expect(asked()).toContain('rm.internalHomepageWebsiteView.queryRobotConfig');
    expect(await screen.findByRole('button', { name: 'Contact us' })).toBeTruthy();
    expect(asked()).toContain('rm.internalHomepageWebsiteView.queryContactInfoConfig');
  });

  it('a site that an earlier visit found to be internal is requested at once by the internal API group', async () => {
    const world = createLocalWorld({ site: 'internal' });
    const storage = createMemoryStorage({ locale: 'en-us' });
    const asked = () =>
      world
        .world()
        .calls()
        .map(({ path, code }) => `${path} ${code}`);
    /**
     * Opens the internal site as a new page load.
     * @returns the calls until its page is shown
     */
    const visit = async () => {
      const before = asked().length;
      const { portal } = await openPortal('/login?websiteId=site-internal', { world, storage });
      await screen.findByLabelText('User name');
      portal.unmount();
      return asked().slice(before);
    };
    expect(await visit()).toContain('rm.websiteView.loadWebsiteStyle MS000A404');
    const again = await visit();
    expect(again).toContain('rm.internalHomepageNoAuth.loadWebsiteStyle MS000A000');
    expect(again.filter((call) => call.endsWith('MS000A404'))).toEqual([]);
  });

  /** Logs in as another person, with a token that the world accepts. */
  const logInAsMing =
    ({ world }: LocalWorld) =>
    (shared: PortalStorage) => {
      shared.set('Authorization', world().openPersonaSession()?.Authorization ?? '');
      shared.set('userInfo', JSON.stringify({ userid: 'ming', name: 'Ming', userName: 'ming' }));
    };
  const sentBy = ({ world }: LocalWorld, method: string) =>
    world()
      .calls()
      .filter(({ path }) => path.endsWith(`.${method}`));

  it('what one person typed is cleared when another logs in, and a message names the new person', async () => {
    const { local, stored } = personaWorld();
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us', ...stored });
    await openPortal('/feedback', { world: local, storage });
    const user = userEvent.setup();
    await user.type(
      await screen.findByRole('textbox', { name: /^Your feedback/ }),
      'My number is 13800000001',
    );
    changeElsewhere(logInAsMing(local));
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your feedback/ }).value).toBe(''),
    );
    expect(await screen.findByText(/You are logged in as Ming now/)).toBeTruthy();
  });

  it.each([
    ['/message', 'queryMessages', /unread messages?$/],
    ['/resumeView', 'getResume', '林小雨'],
  ] as const)(
    'what %s shows of one person is gone when another logs in, before that of the other is there',
    async (route, method, shown) => {
      const { local, stored } = personaWorld();
      const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us', ...stored });
      let isHeld = false;
      await openPortal(route, {
        world: local,
        storage,
        through: (line) => (request, options) =>
          isHeld && methodOf(request.body) === method ? new Promise(() => {}) : line(request, options),
      });
      await waitFor(() => expect(within(screen.getByRole('main')).queryAllByText(shown)).not.toEqual([]));
      isHeld = true;
      changeElsewhere(logInAsMing(local));
      await screen.findByText(/You are logged in as Ming now/);
      expect(within(screen.getByRole('main')).queryAllByText(shown)).toEqual([]);
    },
  );

  it('a message names the new person also when another tab writes the login value by value', async () => {
    const { local, stored } = personaWorld();
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us', ...stored });
    await openPortal('/feedback', { world: local, storage });
    await screen.findByRole('button', { name: /^Hello/ });
    const otherTab = createSessionStore({
      ...storage,
      onForeignChange: () => () => {},
      set: (key, value) => {
        changeElsewhere((shared) => shared.set(key, value));
        return true;
      },
      remove: (key) => changeElsewhere((shared) => shared.remove(key)),
    });
    const Authorization = local.world().openPersonaSession()?.Authorization ?? '';
    otherTab.logIn(
      { Authorization, userInfo: { userid: 'ming', name: 'Ming', userName: 'ming', email: '', phone: '' } },
      { kind: 'phone', value: '13900000000' },
    );
    otherTab.stop();
    expect(await screen.findByText(/You are logged in as Ming now/)).toBeTruthy();
    expect(screen.queryByText('You have been logged out in another window.')).toBeNull();
  });

  it('what a visitor typed stays when they log in', async () => {
    const { local, stored } = personaWorld();
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us' });
    await openPortal('/feedback', { world: local, storage });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your feedback/ });
    await userEvent.setup().type(field, 'The search is slow');
    changeElsewhere((shared) => {
      for (const [key, value] of Object.entries(stored)) shared.set(key, value);
    });
    await screen.findByRole('button', { name: /^Hello/ });
    expect(screen.getByRole('textbox', { name: /^Your feedback/ })).toBe(field);
    expect(field.value).toBe('The search is slow');
  });

  it('a message says that the person was logged out in another window, until somebody logs in there', async () => {
    const { local, stored } = personaWorld();
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us', ...stored });
    await openPortal('/feedback', { world: local, storage });
    await screen.findByRole('button', { name: /^Hello/ });
    changeElsewhere((shared) => {
      shared.remove('Authorization');
      shared.remove('userInfo');
    });
    expect(await screen.findByText('You have been logged out in another window.')).toBeTruthy();
    changeElsewhere(logInAsMing(local));
    await screen.findByRole('button', { name: 'Hello, Ming' });
    expect(screen.queryByText('You have been logged out in another window.')).toBeNull();
  });

  it('a message says that the browser’s data was cleared, which nobody did in another window', async () => {
    const { local, stored } = personaWorld();
    const { storage, clear } = sharedStorage({ locale: 'en-us', ...stored });
    await openPortal('/feedback', { world: local, storage });
    await screen.findByRole('button', { name: /^Hello/ });
    clear();
    expect(await screen.findByText(/because the data of this site was cleared/)).toBeTruthy();
    expect(screen.queryByText(/in another window/)).toBeNull();
  });

  it('a submit that met an expired session is not repeated for another person who then logs in', async () => {
    const { local, stored } = personaWorld({
      faults: [{ method: 'rm.websiteView.submitFeedback', kind: '40101', when: 'once' }],
    });
    const { storage, changeElsewhere } = sharedStorage({ locale: 'en-us', ...stored });
    await openPortal('/feedback', { world: local, storage });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /^Your feedback/ }), 'Call 13800000001');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog');
    changeElsewhere(logInAsMing(local));
    expect(await screen.findByText(/You are logged in as Ming now/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentBy(local, 'submitFeedback')).toHaveLength(1);
  });
});

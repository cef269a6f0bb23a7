import type { Transport } from '@careers/gateway';
import { login } from '@careers/gateway/contract';
import { MAGIC_CODE } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PortalRoot } from '../app/portal-root.tsx';
import { createPortalRouter } from '../app/router.ts';
import { createMemoryStorage } from '../core/session/index.ts';
import { createTestPortal } from '../features/account/testing/mount-portal.tsx';
import { aPerson, later, type Person } from '../features/account/testing/person.ts';
import { changingReply, methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';
import { untilAllSaved } from '../testing/until-all-saved.ts';

// A router of one's own shows itself there; the portal's takes it back.

afterEach(() => vi.useRealTimers());

/** The stored values that do not belong to the person. */
const ofTheDevice = {
  locale: 'en-us',
  share_locale: 'zh-hk',
  websiteId: 'site-external',
  visitorId: 'visitor-1',
  publicKey: 'key',
  type: 'websit',
};
const ofThePerson = {
  comPhone: '13800000001',
  comEmail: 'candidate@example.com',
  comIdap: 'candidate01',
  ifHomapageAuthFlag: '1',
  homepageCategory: '2',
  code: 'sign-on',
  banner: 'seen',
};

/** The portal at a route, with a valid session. */
async function setUp(route: string, change?: (line: Transport) => Transport) {
  const person = aPerson();
  const test = await createTestPortal({
    storage: createMemoryStorage({ ...ofTheDevice }),
    ...(change ? { transport: (world) => change(world.transport) } : {}),
  });
  const { portal } = test;
  const result = await portal.gateway.call(login, {
    loginType: 'verificationCode',
    username: ofThePerson.comPhone,
    phoneNationCode: '+86',
    verificationCode: MAGIC_CODE,
    homepageConfigId: 'site-external',
  });
  portal.session.logIn(result, { kind: 'phone', value: ofThePerson.comPhone });
  for (const [key, value] of Object.entries(ofThePerson)) {
    portal.session.set(key as keyof typeof ofThePerson, value as never);
  }
  history.pushState(null, '', `#${route}`);
  const container = document.body.appendChild(document.createElement('div'));
  const router = createPortalRouter(portal, container);
  onTestFinished(() => {
    router.history.destroy();
    container.remove();
  });
  render(<PortalRoot portal={portal} router={router} />, { container });
  return { person, ...test };
}

/** Asks to log out by the menu in the header. */
async function ask(person: Person): Promise<HTMLElement> {
  (await screen.findByRole('button', { name: /^Hello, / })).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  return screen.findByRole('alertdialog', { name: 'Log out?' });
}

async function confirm(person: Person): Promise<void> {
  await person.click(within(await ask(person)).getByRole('button', { name: 'Log out' }));
}

/** Whether a cached answer belongs to a person. */
const isPersonal = ([, scope]: readonly unknown[]) =>
  typeof scope === 'object' && scope !== null && 'user' in scope && scope.user !== undefined;

const path = () => location.hash.slice(1).split('?')[0];

const isLogout = (body: unknown) => /logout$/i.test(methodOf(body));

/** A transport with another reply to a logout, also to that of the directory. */
const answering = (reply: () => ReturnType<Transport>) => (line: Transport) => {
  const changed: Transport = (request, options) =>
    isLogout(request.body) ? reply() : line(request, options);
  return changed;
};
const replyText = (status: number, text: string) => async () => ({ status, text, header: () => null });

describe('logging out', () => {
  test('asks first, and “Cancel” changes nothing', async () => {
    const { person, portal, calls } = await setUp('/personalCenter');
    const question = await ask(person);
    expect(await axeFindings(question)).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(portal.session.get().Authorization).toBeTruthy();
    expect(calls('rm.logout.logout')).toEqual([]);
  });

  test('clears the stored data of the person only, ends the server’s session, and shows a message', async () => {
    const { person, portal, world, messages } = await setUp('/personalCenter');
    expect(Object.keys(portal.session.get())).toEqual(
      expect.arrayContaining(['Authorization', 'userInfo', ...Object.keys(ofThePerson)]),
    );
    await confirm(person);
    await waitFor(() => expect(messages()).toEqual(['Exit successfully']));
    // The website's menu is stored as well; the homepage clears it itself.
    const { menus: _menus, ...kept } = portal.session.get();
    expect(kept).toEqual(ofTheDevice);
    await waitFor(() => expect(world.world().state().sessions).toEqual({}));
  });

  test('does not wait for the server’s answer', async () => {
    const { person, portal, messages } = await setUp(
      '/personalCenter',
      answering(() => new Promise(() => {})),
    );
    await confirm(person);
    expect(messages()).toEqual(['Exit successfully']);
    expect([portal.session.get().Authorization, portal.session.get().userInfo]).toEqual([
      undefined,
      undefined,
    ]);
    expect(
      portal.queries.getQueryCache().findAll({ predicate: ({ queryKey }) => isPersonal(queryKey) }),
    ).toEqual([]);
  });

  test('opens the homepage after exactly half a second', async () => {
    const { person } = await setUp('/personalCenter');
    const question = await ask(person);
    vi.setTimerTickMode('manual');
    fireEvent.click(within(question).getByRole('button', { name: 'Log out' }));
    await later(499);
    expect(path()).toBe('/personalCenter');
    await later(1);
    vi.setTimerTickMode('interval', 1);
    await waitFor(() => expect(path()).toBe('/homepage'));
  });

  test('sends the token of the session that ends, even if another person has logged in', async () => {
    const tokens: (string | undefined)[] = [];
    const { person, portal, messages } = await setUp('/position', (line) => (request, options) => {
      if (isLogout(request.body)) tokens.push(request.headers.Authorization);
      return line(request, options);
    });
    const { Authorization } = portal.session.get();
    await confirm(person);
    portal.session.logIn(
      { Authorization: 'another', userInfo: { userid: 'b', name: '', userName: '', email: '', phone: '' } },
      { kind: 'phone', value: '13800000002' },
    );
    await waitFor(() => expect(tokens).toEqual([Authorization]));
    expect(messages()).toEqual(['Exit successfully']);
    expect(portal.session.get().Authorization).toBe('another');
  });

  test('opens /homepage half a second later, from a page that needs a login', async () => {
    const { person, messages } = await setUp('/personalCenter');
    await confirm(person);
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(path()).toBe('/personalCenter');
    await later(500);
    await waitFor(() => expect(path()).toBe('/homepage'));
    await screen.findByRole('heading', { level: 1, name: 'Home' });
  });

  // The columns: the position list, and the homepage in the second case.
  test.each([
    ['to /position instead where the site has nothing to show on a homepage', [1], '/position'],
    ['to /homepage where a column of the site leads there, whatever it shows', [0, 1], '/homepage'],
  ])('leads %s', async (_, columnTypes, home) => {
    const bare = changingReply('loadWebsiteStyle', (site) => ({
      ...site,
      websiteColumns: columnTypes.map((columnType) => ({
        id: `column-${columnType}`,
        columnType,
        columnView: `Column ${columnType}`,
      })),
      websiteHomepage: {
        ...(site.websiteHomepage as object),
        blocks: [{ kind: 'banner', visible: false }],
      },
    }));
    const { person, messages } = await setUp('/personalCenter', bare);
    await confirm(person);
    await waitFor(() => expect(messages()).toHaveLength(1));
    await later(500);
    await waitFor(() => expect(path()).toBe(home));
  });

  test('leaves no link in the tab for whoever uses it next, and no pass of one', async () => {
    const { person, portal, messages } = await setUp('/personalCenter');
    portal.tab.set('link.offer', 'token');
    portal.tab.set('link.offer.mark', 'token');
    portal.tab.set('linkPass.mark', 'pass');
    await confirm(person);
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(portal.tab.names().filter((name) => name.startsWith('link'))).toEqual([]);
  });

  test('stays on a page that needs no login', async () => {
    const { person, messages } = await setUp('/position');
    await confirm(person);
    await waitFor(() => expect(messages()).toHaveLength(1));
    await later(5000);
    expect(path()).toBe('/position');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test.each([
    ['the session is gone already', replyText(200, '{"returnCode":"40101","returnDesc":"expired"}')],
    ['it is refused', replyText(200, '{"returnCode":"451","returnDesc":"busy"}')],
    ['the service is down', replyText(502, '<html></html>')],
    ['the answer cannot be read', replyText(200, '{"returnCode"')],
    ['the line is', () => Promise.reject(new TypeError('connection lost'))],
  ])('shows no failure when %s', async (_, reply) => {
    const { person, portal, messages } = await setUp('/personalCenter', answering(reply));
    await confirm(person);
    await waitFor(() => expect(messages()).toEqual(['Exit successfully']));
    // The website's menu is stored as well; the homepage clears it itself.
    const { menus: _menus, ...kept } = portal.session.get();
    expect(kept).toEqual(ofTheDevice);
    expect(portal.loginPrompts.current()).toBeUndefined();
    await later(500);
    await waitFor(() => expect(path()).toBe('/homepage'));
  });
});

test('a logout in another tab opens the homepage as well', async () => {
  const { portal } = await setUp('/personalCenter');
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  portal.session.clearUser();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  await later(500);
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an expired session without a stored person is not treated as a logout: the login is shown', async () => {
  const person = aPerson();
  const storage = createMemoryStorage({ locale: 'en-us', Authorization: 'dead-token' });
  await openPortal('/personalCenter', { storage });
  const login = await screen.findByRole('dialog', { name: 'Please log in to continue' });
  await later(500);
  expect(path()).toBe('/personalCenter');
  // If the login is closed, the homepage follows, because the page belongs to nobody.
  await person.click(within(login).getByRole('button', { name: 'Close' }));
  await later(500);
  await waitFor(() => expect(path()).toBe('/homepage'));
});

test('a logout leaves nothing of the person on the screen, and shows no login', async () => {
  const user = userEvent.setup();
  const { local, stored } = personaWorld();
  await openPortal('/personalCenter', { world: local, stored });
  await screen.findAllByRole('article');
  (await screen.findByRole('button', { name: 'Log out' })).focus();
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await user.click(within(question).getByRole('button', { name: 'Log out' }));
  await screen.findByText('Exit successfully');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await screen.findAllByRole('article');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).not.toContain('林小雨');
  const refused = local
    .control()
    .calls()
    .filter(({ code }) => code === '40101');
  expect(refused).toEqual([]);
});

test('a logout removes the marks of applied positions from the homepage', async () => {
  const { local, stored } = personaWorld();
  const { portal } = await openPortal('/homepage', { world: local, stored });
  const [card] = await screen.findAllByRole('article');
  const address = within(present(card)).getByRole('link').getAttribute('href') ?? '';
  const positionId = present(new URLSearchParams(address.split('?')[1]).get('id'));
  const { deliveries } = local.world().state();
  deliveries.splice(0, 1, { ...present(deliveries[0]), positionId });
  void portal.refresh();
  const marks = () => screen.getAllByRole('article').flatMap((one) => within(one).queryAllByText('Applied'));
  await waitFor(() => expect(marks()).not.toEqual([]));
  await confirm(userEvent.setup());
  await screen.findByText('Exit successfully');
  await screen.findByRole('button', { name: 'Log in' });
  // The same card, as a visitor sees it.
  await waitFor(() => expect(document.querySelector(`article a[href="${address}"]`)).toBeTruthy());
  expect(marks()).toEqual([]);
});

describe('typed text at a logout', () => {
  const logOut = async (user: Person) => {
    const question = await ask(user);
    return {
      question,
      confirm: () => user.click(within(question).getByRole('button', { name: 'Log out' })),
    };
  };
  const lost = 'What was typed on this device and has not been sent yet is deleted.';

  test('is saved before the logout on a page that saves by itself', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    await openPortal('/resumeEditor', { world: local, stored });
    const about = within(await screen.findByRole('region', { name: 'Self-evaluation' }));
    await user.type(about.getByRole('textbox'), '!');
    const { question, confirm } = await logOut(user);
    await confirm();
    await screen.findByText('Exit successfully');
    expect(local.world().state().resumes['acc-candidate']?.written.selfEvaluation?.value).toMatch(/!$/);
    expect(question.textContent).not.toContain(lost);
  });

  test('is not lost if “Log out” is pressed before it is checked', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const saved = Promise.withResolvers<never>();
    await openPortal('/resumeEditor', {
      world: local,
      storage,
      through: (whole) => (request, options) =>
        methodOf(request.body) === 'saveResume' ? saved.promise : whole(request, options),
    });
    const about = within(await screen.findByRole('region', { name: 'Self-evaluation' }));
    await user.type(about.getByRole('textbox'), '!');
    const { question, confirm } = await logOut(user);
    await confirm();
    saved.reject(new TypeError('the line is down'));
    await within(question).findByText(lost);
    expect(storage.get('Authorization')).toBeTruthy();
  });

  test('is mentioned in the question if it would be lost', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    await openPortal('/feedback', { world: local, storage });
    const field = await screen.findByRole('textbox', { name: /^Your feedback/ });
    await user.type(field, 'The search is slow');
    const { question } = await logOut(user);
    await within(question).findByText(lost);
    expect(await axeFindings(question)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect([storage.get('Authorization'), field]).toEqual([
      expect.any(String),
      expect.objectContaining({ value: 'The search is slow' }),
    ]);
  });

  test('is mentioned if it could not be saved, and the next press logs out without it', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    await openPortal('/resumeEditor', {
      world: local,
      storage,
      through: (whole) => (request, options) =>
        methodOf(request.body) === 'saveResume'
          ? Promise.reject(new TypeError('the line is down'))
          : whole(request, options),
    });
    const about = within(await screen.findByRole('region', { name: 'Self-evaluation' }));
    await user.type(about.getByRole('textbox'), '!');
    const { question, confirm } = await logOut(user);
    // The warning is announced, because nobody looks for it there.
    expect((await within(question).findByRole('alert')).textContent).toBe(lost);
    expect(storage.get('Authorization')).toBeTruthy();
    await confirm();
    await screen.findByText('Exit successfully');
  });

  test('is not mentioned once it was saved, however late', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    const line = Promise.withResolvers<void>();
    await openPortal('/resumeEditor', {
      world: local,
      storage,
      through: (whole) => async (request, options) => {
        if (methodOf(request.body) === 'saveResume') await line.promise;
        return whole(request, options);
      },
    });
    const about = within(await screen.findByRole('region', { name: 'Self-evaluation' }));
    await user.type(about.getByRole('textbox'), '!');
    const drafts = () => storage.names().filter((name) => name.startsWith('draft:'));
    await waitFor(() => expect(drafts()).toHaveLength(1));
    line.resolve();
    await untilAllSaved();
    const { question, confirm } = await logOut(user);
    await confirm();
    await screen.findByText('Exit successfully');
    expect(question.textContent).not.toContain(lost);
  });

  test('is not mentioned if the server has a draft of it', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    await openPortal('/position', { world: local, storage });
    const values = '{"summary":"Careful","on the server too":true}';
    storage.set('draft:mark:site-external:evaluation:tab', `${Date.now()} ${values}`);
    const { question, confirm } = await logOut(user);
    await confirm();
    await screen.findByText('Exit successfully');
    expect(question.textContent).not.toContain(lost);
  });

  test('is mentioned if another page has stored a draft of it', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const storage = createMemoryStorage({ locale: 'en-us', ...stored });
    await openPortal('/position', { world: local, storage });
    storage.set('draft:mark:site-external:recommendation:tab', `${Date.now()} {}`);
    const { question } = await logOut(user);
    await within(question).findByText(lost);
  });
});

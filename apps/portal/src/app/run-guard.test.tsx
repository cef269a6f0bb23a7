import { isRedirect } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStorage } from '../core/session/index.ts';
import { createTestPortal } from '../features/account/testing/mount-portal.tsx';
import { aPerson, logInByCode } from '../features/account/testing/person.ts';
import { testPortal } from '../testing/test-portal.ts';
import { PortalRoot } from './portal-root.tsx';
import { createPortalRouter } from './router.ts';
import { runGuard } from './run-guard.ts';

// A router of one's own shows itself there; the portal's takes it back.

afterEach(() => vi.useRealTimers());

/** Opens the portal with its real routes at an address, with stored values and faults. */
async function open(route: string, stored: Record<string, string> = {}, faults: readonly string[] = []) {
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const test = await createTestPortal({ storage, faults });
  history.pushState(null, '', `#${route}`);
  const container = document.body.appendChild(document.createElement('div'));
  const router = createPortalRouter(test.portal, container);
  onTestFinished(() => {
    router.history.destroy();
    container.remove();
  });
  render(<PortalRoot portal={test.portal} router={router} />, { container });
  await screen.findByRole('heading', { level: 1 });
  return { ...test, router };
}

/** Runs the guard without a page, and follows where it leads, as the router does. */
function guarded(stored: Record<string, string> = {}) {
  const portal = testPortal({ storage: createMemoryStorage({ locale: 'en-us', ...stored }) });
  const router = createPortalRouter(portal, document.createElement('div'));
  onTestFinished(() => router.history.destroy());
  const { context } = router.options;
  function go(pathname: string, search: Record<string, string> = {}): void {
    try {
      runGuard({ ...context, location: { pathname, search, hash: '' }, preload: false });
    } catch (thrown) {
      if (!isRedirect(thrown)) throw thrown;
      go(String(thrown.options.to), Object.fromEntries(Object.entries(thrown.options.search ?? {})));
    }
  }
  const { scope } = portal;
  /** The page has told which website it is about, and whether it is the visitor's own. */
  const answered = (websiteId: string, ownPage = false) =>
    scope.set({ ...scope.get(), websiteId, linkSiteUnknown: false, ownPage });
  return { go, answered, scope: scope.get, stored: portal.session.get };
}

const path = () => location.hash.slice(1).split('?')[0];
const query = () => Object.fromEntries(new URLSearchParams(location.hash.split('?')[1]));
const loggedIn = {
  Authorization: 'token',
  userInfo: JSON.stringify({ userid: 'acc-candidate', name: '', userName: '', email: '', phone: '' }),
};

describe('the website of a page', () => {
  test.each([
    ['the stored one', { websiteId: 'site-campus' }, 'site-campus'],
    ["the deployment's", {}, 'site-external'],
  ])('is %s if the address names none, and the page’s calls name it', async (_, stored, websiteId) => {
    const { portal, calls } = await open('/position', stored);
    expect(query()).toEqual({ websiteId });
    expect(portal.scope.get()).toMatchObject({ websiteId, share: undefined });
    await waitFor(() => expect(calls('rm.websiteView.loadWebsiteStyle')).toEqual([{ id: websiteId }]));
  });

  test('is the one in the address, which is stored for later pages', () => {
    const { go, scope, stored } = guarded({ websiteId: 'site-campus' });
    go('/position', { websiteId: 'site-intern' });
    expect([scope().websiteId, stored().websiteId]).toEqual(['site-intern', 'site-intern']);
    go('/homepage');
    expect(scope().location?.query).toEqual({ websiteId: 'site-intern' });
  });

  test('is the share’s on a login that leads to a share, and the person’s own stays stored', () => {
    const { go, stored } = guarded({ websiteId: 'site-campus' });
    go('/login', { redirect: '/RecruitDetail?id=1&ticket=t', websiteId: 'site-intern' });
    expect(stored().websiteId).toBe('site-campus');
  });

  test('is the default if the address has an empty id, also below /complex', async () => {
    const { portal } = await open('/complex/company?websiteId=');
    expect(portal.scope.get().websiteId).toBe('site-external');
    await screen.findByRole('link', { name: 'Chengyuan Energy' });
  });

  test.each(['/homepage?comId=', '/complex/homepage?internal=0&comId=', '/complex/company?comId='])(
    'is the default, and no company’s, if the address has an empty company: %s',
    async (route) => {
      const { portal, calls } = await open(route);
      expect(portal.scope.get().comId).toBeUndefined();
      await waitFor(() =>
        expect(calls('rm.websiteView.loadWebsiteStyle')).toEqual([{ id: 'site-external' }]),
      );
    },
  );

  test('is the share’s on a share, and the person’s own stays stored', () => {
    const { go, scope, stored } = guarded({ websiteId: 'site-campus', shareWebsiteId: 'site-intern' });
    go('/position', { ticket: 't', comId: 'com-energy' });
    expect(scope()).toMatchObject({ websiteId: 'site-intern', share: 't', comId: undefined });
    expect(scope().location?.query).toMatchObject({ ticket: 't', websiteId: 'site-intern' });
    expect(stored().websiteId).toBe('site-campus');
  });

  test('is not needed on a page of the group, whose company is stored and stays with a share', () => {
    const { go, scope, stored } = guarded();
    go('/complex/homepage', { comId: 'com-energy' });
    expect(scope().location?.query).toEqual({ comId: 'com-energy' });
    expect(stored().comId).toBe('com-energy');
    go('/complex/position', { comId: 'com-energy', ticket: 't' });
    expect(scope().comId).toBe('com-energy');
  });

  test.each([
    ['/position', {}, 'websit'],
    ['/complex/company', {}, 'complex'],
    // The group's portal has no page of its own for this, and uses the same one (decision 5.10).
    ['/fastRecommend', { comId: 'com-energy' }, 'complex'],
  ])('is stored with the type of its portal: %s %j belongs to %s', (route, search, type) => {
    const { go, stored } = guarded(loggedIn);
    go(route, search);
    expect(stored().type).toBe(type);
  });

  test('is that of its own link on a page by link, whatever was shown before, and the visitor’s own after it', () => {
    const { go, answered, scope } = guarded({ websiteId: 'site-campus' });
    go('/acceptInterview', { token: 'one' });
    expect(scope()).toMatchObject({ websiteId: 'site-campus', linkSiteUnknown: true });
    answered('site-intern');
    // The page takes the token out of its address.
    go('/acceptInterview');
    go('/abandonInterview');
    expect(scope()).toMatchObject({ websiteId: 'site-intern', linkSiteUnknown: false });
    go('/abandonInterview', { token: 'another' });
    expect(scope()).toMatchObject({ websiteId: 'site-campus', linkSiteUnknown: true });
    answered('site-intern');
    go('/position');
    expect(scope()).toMatchObject({ websiteId: 'site-campus', linkSiteUnknown: false });
  });

  test('is not added to the address of a link page', async () => {
    await open('/mailResponse/acceptOffer?token=1e3');
    expect([path(), query()]).toEqual(['/mailResponse/acceptOffer', { token: '1e3' }]);
  });
});

test('a page by link changes nothing that is stored about the website that the visitor is on', () => {
  const own = { websiteId: 'site-intern', comId: 'com-energy', type: 'complex' };
  const { go, stored } = guarded(own);
  go('/mailResponse/acceptOffer', { token: 'offer-pending', websiteId: 'site-campus' });
  expect(stored()).toMatchObject(own);
});

test('the visitor’s own page, opened without a link, stays their own until another page is opened', () => {
  const { go, answered, scope } = guarded();
  go('/resumeView');
  go('/resumeView', { part: 'education' });
  expect(scope().ownPage).toBe(false);
  answered('site-external', true);
  go('/resumeView');
  expect(scope().ownPage).toBe(true);
  go('/message');
  expect(scope().ownPage).toBe(false);
});

describe('an address in another case than its route', () => {
  test.each([
    ['/Homepage', '/homepage'],
    ['/POSITION?keyword=a', '/position'],
    ['/positionShare?ticket=x', '/positionshare'],
    ['/MAILRESPONSE/acceptoffer?token=1e3', '/mailResponse/acceptOffer'],
    ['/Complex/Position?comId=com-energy', '/complex/position'],
    ['/NoSuchPage', '/NoSuchPage'],
  ])('is rewritten to the route’s case: %s becomes %s', async (route, spelled) => {
    await open(route);
    expect(path()).toBe(spelled);
  });

  test('is recognised as the homepage, which clears the stored menus and is marked in the menu', async () => {
    const { portal } = await open('/HomePage', { menus: '{"site-external":[]}' });
    await screen.findAllByRole('link', { current: 'page' });
    expect(portal.session.get().menus).toBeUndefined();
  });

  test('is recognised as the login, whose header has no second login button', async () => {
    await open('/LOGIN');
    await screen.findByRole('tab', { name: 'With a code' });
    expect(screen.getAllByRole('button', { name: 'Log in' })).toHaveLength(1);
  });
});

test('the root redirects to /homepage', async () => {
  await open('/');
  expect(path()).toBe('/homepage');
});

test('a timestamp that a messenger adds is replaced by the path and query after it', async () => {
  await open('/?timestamp=1767225600000#/RecruitDetail?id=1e3');
  expect([path(), query()]).toEqual(['/RecruitDetail', { id: '1e3', websiteId: 'site-external' }]);
});

test.each([
  ['plain', '/?timestamp=1767225600000#/position?keyword=C%2B%2B'],
  ['encoded', '/?timestamp=1767225600000%23%2Fposition%3Fkeyword%3DC%252B%252B'],
  ['encoded twice', '/?timestamp=1767225600000%2523%252Fposition%253Fkeyword%253DC%25252B%25252B'],
])('the keyword in a route that follows a timestamp is decoded once only: %s', async (_, route) => {
  await open(route);
  expect([path(), query().keyword]).toEqual(['/position', 'C++']);
});

test.each(['1e3', '007', '17853280123456789012', '-0'])(
  'the position id %s is sent exactly as it is in the address',
  async (id) => {
    const { calls } = await open(`/RecruitDetail?id=${id}`);
    await waitFor(() => expect(calls('rm.position.queryPositionDetail')).toContainEqual({ id }));
    expect(query().id).toBe(id);
  },
);

describe('a page that needs a login', () => {
  test('leads to /login with redirect and query, and back after the login', async () => {
    const person = aPerson();
    const { calls } = await open('/fastDelivery?id=1e3&from=mail');
    expect(path()).toBe('/login');
    expect(query()).toEqual({
      redirect: '/fastDelivery',
      id: '1e3',
      from: 'mail',
      websiteId: 'site-external',
    });
    // A page that is not allowed yet makes no calls.
    expect(calls('rm.resume.getResume')).toEqual([]);
    await logInByCode(person, '13800000001');
    await screen.findByRole('heading', { level: 1, name: 'Apply for this job' });
    expect([path(), query()]).toEqual([
      '/fastDelivery',
      { id: '1e3', from: 'mail', websiteId: 'site-external' },
    ]);
  });

  test('is shown to a person who is logged in', async () => {
    await open('/personalCenter', loggedIn);
    expect(path()).toBe('/personalCenter');
  });
});

describe('an unknown address', () => {
  test('says that there is no such page, with a link to the homepage', async () => {
    await open('/nowhere/at/all?id=1');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.getByRole('link', { name: 'Back to the homepage' }).getAttribute('href')).toContain(
      '#/homepage',
    );
  });

  test('says that there is no such page also below /complex without a company', async () => {
    await open('/complex/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  });
});

describe('the stored menus', () => {
  const stored = { menus: JSON.stringify({ 'site-external': [] }) };

  test('are cleared on /homepage', async () => {
    const { portal } = await open('/homepage', stored);
    expect(portal.session.get().menus).toBeUndefined();
  });

  test('stay on any other page until the website’s configuration is loaded', async () => {
    const { portal } = await open('/position', stored, ['rm.websiteView.loadWebsiteStyle:http502']);
    expect(portal.session.get().menus).toEqual({ 'site-external': [] });
  });
});

test('a preload of a page changes neither the address nor what is stored', async () => {
  const { portal, router } = await open('/position', {
    menus: JSON.stringify({ 'site-external': [] }),
    comId: 'com-retail',
  });
  // By then the page has loaded the website's configuration.
  await screen.findByRole('link', { name: 'About us' });
  await screen.findByRole('button', { name: /^Language/ });
  const before = { address: location.hash, stored: portal.session.get(), scope: portal.scope.get() };
  await router.preloadRoute({ to: '/homepage', search: { websiteId: 'site-campus', comId: 'com-energy' } });
  await router.preloadRoute({ to: '/personalCenter', search: { websiteId: 'site-campus' } });
  expect({ address: location.hash, stored: portal.session.get(), scope: portal.scope.get() }).toEqual(before);
});

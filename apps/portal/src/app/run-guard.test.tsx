import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStorage } from '../core/session/index.ts';
import { createTestPortal } from '../features/account/testing/mount-portal.tsx';
import { aPerson, logInByCode } from '../features/account/testing/person.ts';
import { PortalRoot } from './portal-root.tsx';
import { createPortalRouter } from './router.ts';

// A router of one's own shows itself there; the portal's takes it back.

afterEach(() => vi.useRealTimers());

/** The portal with its real routes at an address, with what the browser has kept, and what goes wrong. */
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

const path = () => location.hash.slice(1).split('?')[0];
const query = () => Object.fromEntries(new URLSearchParams(location.hash.split('?')[1]));
const loggedIn = {
  Authorization: 'token',
  userInfo: JSON.stringify({ userid: 'acc-candidate', name: '', userName: '', email: '', phone: '' }),
};

describe('a page without a website', () => {
  test.each([
    ['the stored one', { websiteId: 'site-campus' }, 'site-campus'],
    ["the deployment's", {}, 'site-external'],
  ])('gets %s, and calls are about it', async (_, stored, websiteId) => {
    const { portal, calls } = await open('/position', stored);
    expect(query()).toEqual({ websiteId });
    expect(portal.scope.get()).toMatchObject({ websiteId, share: undefined });
    await waitFor(() => expect(calls('rm.websiteView.loadWebsiteStyle')).toEqual([{ id: websiteId }]));
  });

  test('keeps the one that it names, also for later', async () => {
    const { portal } = await open('/position?websiteId=site-intern', { websiteId: 'site-campus' });
    expect(query()).toEqual({ websiteId: 'site-intern' });
    expect(portal.session.get().websiteId).toBe('site-intern');
  });

  test("is the share's on a login that leads to a share, which changes nothing of one's own either", async () => {
    const redirect = encodeURIComponent('/RecruitDetail?id=1&ticket=t');
    const { portal } = await open(`/login?redirect=${redirect}&websiteId=site-intern`, {
      websiteId: 'site-campus',
    });
    expect(portal.session.get().websiteId).toBe('site-campus');
  });

  test('an empty one is none, under /complex too', async () => {
    const { portal } = await open('/complex/company?websiteId=');
    expect(portal.scope.get().websiteId).toBe('site-external');
    await screen.findByRole('link', { name: 'Chengyuan Energy' });
  });

  test("is the share's on a share entry, which changes nothing of one's own", async () => {
    const { portal } = await open('/position?ticket=t', {
      websiteId: 'site-campus',
      shareWebsiteId: 'site-intern',
    });
    expect(query()).toEqual({ ticket: 't', websiteId: 'site-intern' });
    expect(portal.scope.get()).toMatchObject({ websiteId: 'site-intern', share: 't' });
    expect(portal.session.get().websiteId).toBe('site-campus');
  });

  test('a page of the group keeps its company', async () => {
    const { portal } = await open('/complex/homepage?comId=com-energy');
    expect(query()).toEqual({ comId: 'com-energy' });
    expect(portal.session.get().comId).toBe('com-energy');
  });

  test.each([
    ['/position', 'websit'],
    ['/complex/company', 'complex'],
    // The group's portal has no such page of its own, and uses this one (decision 5.10).
    ['/fastRecommend?comId=com-energy', 'complex'],
  ])('keeps which portal %s is a page of: %s', async (route, type) => {
    const { portal } = await open(route, loggedIn);
    expect(portal.session.get().type).toBe(type);
  });

  test('a page reached through a mail is left as it is', async () => {
    await open('/mailResponse/acceptOffer?token=1e3');
    expect([path(), query()]).toEqual(['/mailResponse/acceptOffer', { token: '1e3' }]);
  });
});

test('a page by link changes nothing that is stored about the website that the visitor is on', async () => {
  const { portal } = await open('/mailResponse/acceptOffer?token=offer-pending&websiteId=site-campus', {
    websiteId: 'site-intern',
    comId: 'com-energy',
    type: 'complex',
  });
  expect(portal.session.get()).toMatchObject({
    websiteId: 'site-intern',
    comId: 'com-energy',
    type: 'complex',
  });
});

describe('an address in other letters than its page has', () => {
  test.each([
    ['/Homepage', '/homepage'],
    ['/POSITION?keyword=a', '/position'],
    ['/positionShare?ticket=x', '/positionshare'],
    ['/MAILRESPONSE/acceptoffer?token=1e3', '/mailResponse/acceptOffer'],
    ['/Complex/Position?comId=com-energy', '/complex/position'],
    ['/NoSuchPage', '/NoSuchPage'],
  ])('%s is %s', async (route, spelled) => {
    await open(route);
    expect(path()).toBe(spelled);
  });

  test('is the homepage all the same, which keeps no menus and is marked in the menu', async () => {
    const { portal } = await open('/HomePage', { menus: '{"site-external":[]}' });
    await screen.findAllByRole('link', { current: 'page' });
    expect(portal.session.get().menus).toBeUndefined();
  });

  test('is the login all the same: the header offers no second one', async () => {
    await open('/LOGIN');
    await screen.findByRole('tab', { name: 'With a code' });
    expect(screen.getAllByRole('button', { name: 'Log in' })).toHaveLength(1);
  });
});

test('the root redirects to /homepage', async () => {
  await open('/');
  expect(path()).toBe('/homepage');
});

test("a messenger's timestamp is read again as the path and query it embeds", async () => {
  await open('/?timestamp=1767225600000#/RecruitDetail?id=1e3');
  expect([path(), query()]).toEqual(['/RecruitDetail', { id: '1e3', websiteId: 'site-external' }]);
});

test.each([
  ['plain', '/?timestamp=1767225600000#/position?keyword=C%2B%2B'],
  ['encoded', '/?timestamp=1767225600000%23%2Fposition%3Fkeyword%3DC%252B%252B'],
  ['encoded twice', '/?timestamp=1767225600000%2523%252Fposition%253Fkeyword%253DC%25252B%25252B'],
])('the keyword of a route that a timestamp embeds stays as it was sent: %s', async (_, route) => {
  await open(route);
  expect([path(), query().keyword]).toEqual(['/position', 'C++']);
});

test.each(['1e3', '007', '17853280123456789012', '-0'])('the id %s is asked for as it stands', async (id) => {
  const { calls } = await open(`/RecruitDetail?id=${id}`);
  await waitFor(() => expect(calls('rm.position.queryPositionDetail')).toContainEqual({ id }));
  expect(query().id).toBe(id);
});

describe('a page that needs a login', () => {
  test('leads to /login with redirect and query; after the login back there', async () => {
    const person = aPerson();
    const { calls } = await open('/fastDelivery?id=1e3&from=mail');
    expect(path()).toBe('/login');
    expect(query()).toEqual({
      redirect: '/fastDelivery',
      id: '1e3',
      from: 'mail',
      websiteId: 'site-external',
    });
    // The page that nobody may see yet has asked for nothing.
    expect(calls('rm.resume.getResume')).toEqual([]);
    await logInByCode(person, '13800000001');
    await screen.findByRole('heading', { level: 1, name: 'Apply for this job' });
    expect([path(), query()]).toEqual([
      '/fastDelivery',
      { id: '1e3', from: 'mail', websiteId: 'site-external' },
    ]);
  });

  test('is shown to who is logged in', async () => {
    await open('/personalCenter', loggedIn);
    expect(path()).toBe('/personalCenter');
  });
});

describe('an address that leads nowhere', () => {
  test('says so, with a way home', async () => {
    await open('/nowhere/at/all?id=1');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.getByRole('link', { name: 'Back to the homepage' }).getAttribute('href')).toContain(
      '#/homepage',
    );
  });

  test('says so below /complex too, where no company is known', async () => {
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

  test('stay on any other page, until the website says its own', async () => {
    const { portal } = await open('/position', stored, ['rm.websiteView.loadWebsiteStyle:http502']);
    expect(portal.session.get().menus).toEqual({ 'site-external': [] });
  });
});

test('a preload looks at a page without changing anything', async () => {
  const { portal, router } = await open('/position', {
    menus: JSON.stringify({ 'site-external': [] }),
    comId: 'com-retail',
  });
  // What the page learns of its website by itself is known by then.
  await screen.findByRole('link', { name: 'About us' });
  await screen.findByRole('button', { name: /^Language/ });
  const before = { address: location.hash, stored: portal.session.get(), scope: portal.scope.get() };
  await router.preloadRoute({ to: '/homepage', search: { websiteId: 'site-campus', comId: 'com-energy' } });
  await router.preloadRoute({ to: '/personalCenter', search: { websiteId: 'site-campus' } as never });
  expect({ address: location.hash, stored: portal.session.get(), scope: portal.scope.get() }).toEqual(before);
});

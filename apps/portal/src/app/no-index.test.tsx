import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

const robots = () =>
  [...document.head.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content'));

/** The part of a page that search engines and previews read beside its content. */
const head = () =>
  [...document.head.querySelectorAll('meta, title, script')].map((one) => one.outerHTML).join();

describe('the head of a page tells search engines and previews nothing about a person', () => {
  test.each([
    '/personalCenter',
    '/MyResume',
    '/accountSettings',
    '/resumeEditor',
    '/resumeTemp',
    '/fastDelivery?id=1',
    '/fastRecommend',
    '/resumeView',
    '/complex/personalCenter?comId=com-energy',
  ])('a page that needs a login asks not to be indexed: %s', async (route) => {
    const site = route.startsWith('/complex') ? 'complex' : 'external';
    const { local: world, stored } = personaWorld({ lang: 'en-us', site });
    await openPortal(route, { world, stored });
    await screen.findByRole('heading', { level: 1 });
    expect(robots()).toEqual(['noindex, nofollow']);
    const { name, phone, email } = world.world().state().accounts['acc-candidate'] ?? {};
    for (const own of [name, phone, email]) expect(head()).not.toContain(own);
  });

  test.each([
    '/resumeView?token=resume-open',
    '/mailResponse/acceptOffer?token=offer-pending',
    '/mailResponse/forwardResume?token=forward-resume',
    '/evaluationRecord?token=record-open',
  ])('a link page asks not to be indexed, and its head contains nothing personal: %s', async (route) => {
    await openPortal(route);
    await screen.findByRole('heading', { level: 1 });
    expect(robots()).toEqual(['noindex, nofollow']);
    expect(head()).not.toMatch(/林小雨|Lin Xiaoyu|13800000001|candidate@example\.com/);
  });

  test('a public page may be indexed, also after a page that may not', async () => {
    const { portal } = await openPortal('/resumeView?token=resume-open');
    // The token is removed from the address once the page is loaded.
    await waitFor(() => expect(location.hash).toBe('#/resumeView'));
    await portal.open('/homepage');
    await waitFor(() => expect(robots()).toEqual([]));
  });

  test('the robots tag is removed when the portal is unmounted', async () => {
    const { portal } = await openPortal('/resumeView?token=resume-open');
    await screen.findByRole('heading', { level: 1 });
    expect(robots()).toHaveLength(1);
    portal.unmount();
    expect(robots()).toEqual([]);
  });
});

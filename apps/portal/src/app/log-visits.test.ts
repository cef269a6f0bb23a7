import type { Transport } from '@careers/gateway';
import { decodePayload } from '@careers/gateway/wire';
import { createLocalWorld, websiteSites } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** The callbacks that wait for the browser to be idle. */
let waiting: (() => void)[] = [];
const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  process.on('unhandledRejection', hear);
});
afterEach(() => {
  vi.unstubAllGlobals();
  process.off('unhandledRejection', hear);
  expect(unheard.splice(0)).toEqual([]);
});

const noteOnTheWire = v.object({ uri: v.string(), param: v.record(v.string(), v.string()) });

interface Note extends v.InferOutput<typeof noteOnTheWire> {
  readonly visitorId: string | undefined;
}

/** Records the calls to the base gateway; `answer` replaces their answer. */
function listen(answer?: (line: Transport) => Transport) {
  const notes: Note[] = [];
  const through =
    (line: Transport): Transport =>
    (request, options) => {
      if (!request.url.includes('/base?')) return line(request, options);
      const { paramString } = JSON.parse(String(request.body)) as { paramString: string };
      const sent = v.parse(noteOnTheWire, decodePayload(paramString));
      notes.push({ ...sent, visitorId: request.headers.visitorId });
      return (answer?.(line) ?? line)(request, options);
    };
  const pages = () =>
    notes.filter(({ uri }) => uri.endsWith('addPageMetaLog')).map(({ param }) => param.pageCode);
  const accesses = () => notes.filter(({ uri }) => uri.endsWith('addLog')).map(({ param }) => param);
  return { notes, pages, accesses, through };
}

/** Lets the browser be idle until nothing waits for it any more. */
async function idle(): Promise<void> {
  for (const work of waiting.splice(0)) work();
}
const shown = () => screen.findByRole('heading', { level: 1 });

/** Waits until a number of notes were sent. */
async function sent(notes: readonly Note[], count: number): Promise<void> {
  await waitFor(async () => {
    await idle();
    if (notes.length < count) throw new Error(`${notes.length} of ${count} notes`);
  });
}

test('no note of a visit is sent before the page is idle, neither for the first page nor for the next', async () => {
  const { notes, through } = listen();
  const { portal } = await openPortal('/homepage', { through });
  await shown();
  await screen.findAllByRole('article');
  expect(notes).toEqual([]);
  await sent(notes, 2);
  await portal.open('/position');
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(notes).toHaveLength(2);
  await sent(notes, 3);
});

describe('a visit', () => {
  test('is noted with the id of its site, and the page with its path, without the query', async () => {
    const { notes, through } = listen();
    await openPortal('/position?keyword=secret', { through });
    await shown();
    await sent(notes, 2);
    const common = { regionCode: 'default', homepageId: 'site-external', source: '1', username: '' };
    // The notes may arrive in either order.
    expect(notes.sort((one, other) => one.uri.localeCompare(other.uri))).toEqual([
      {
        uri: '/rm/sys/api/addLog',
        param: { ...common, businessKey: 'site-external', indexCode: 'homepage_access' },
        visitorId: expect.stringMatching(/^[\d-]+$/),
      },
      {
        uri: '/rm/sys/api/addPageMetaLog',
        param: {
          ...common,
          businessKey: 'site-external',
          indexCode: 'website_homepage',
          metaName: 'position',
          pageCode: '/position',
        },
        visitorId: notes[0]?.visitorId,
      },
    ]);
  });

  test.each([
    ['/position', 'website_homepage'],
    ['/login', 'website_homepage'],
    ['/mailResponse/acceptOffer?token=t', 'common'],
    ['/healthCheck?token=t', 'common'],
  ])(
    'of %s is noted under the index code %s: a link page does not belong to the website',
    async (route, code) => {
      const { notes, through } = listen();
      await openPortal(route, { through });
      await shown();
      await sent(notes, 2);
      const page = notes.find(({ uri }) => uri.endsWith('addPageMetaLog'));
      expect(page?.param.indexCode).toBe(code);
    },
  );

  test('is noted once for each site, and a page each time another path is shown', async () => {
    const { notes, pages, accesses, through } = listen();
    const { portal } = await openPortal('/homepage', { through });
    await shown();
    await sent(notes, 2);
    await portal.open('/position');
    await sent(notes, 3);
    await portal.open('/position?keyword=energy');
    await waitFor(() => expect(location.hash).toContain('energy'));
    await portal.open('/homepage');
    await sent(notes, 4);
    const other = websiteSites.campus.id;
    await portal.open(`/position?websiteId=${other}`);
    await sent(notes, 6);
    expect(pages()).toEqual(['/homepage', '/position', '/homepage', '/position']);
    expect(accesses().map(({ homepageId }) => homepageId)).toEqual(['site-external', other]);
    expect(new Set(notes.map(({ visitorId }) => visitorId)).size).toBe(1);
  });

  test.each([
    ['/', '/homepage'],
    ['/homepage', '/homepage'],
    ['/RecruitDetail?id=1e3&ticket=secret', '/RecruitDetail'],
    ['/mailResponse/acceptOffer?token=secret', '/mailResponse/acceptOffer'],
    ['/login?redirect=%2Fposition%3Ftoken%3Dsecret', '/login'],
    ['/accountSettings?token=secret', '/login'],
    ['/complex/homepage?comId=com-energy&keyword=secret', '/complex/homepage'],
  ])('of %s is noted with the page %s, without the query', async (route, page) => {
    const { notes, pages, through } = listen();
    await openPortal(route, { through });
    await shown();
    await sent(notes, 2);
    expect(pages()).toEqual([page]);
    expect(JSON.stringify(notes)).not.toContain('secret');
  });

  test('of an unknown address is noted without a page, because the address may contain anything', async () => {
    const { notes, pages, through } = listen();
    const { portal } = await openPortal('/no/such/secret?token=secret', { through });
    await shown();
    await sent(notes, 1);
    await portal.open('/homepage');
    await sent(notes, 2);
    expect(pages()).toEqual(['/homepage']);
    expect(JSON.stringify(notes)).not.toContain('secret');
  });

  test.each([
    ['the user’s id', { comPhone: '13800000001' }, 'acc-candidate'],
    ['the phone', { userInfo: '', comPhone: '13800000001', comEmail: 'a@example.com' }, '13800000001'],
    ['the e-mail', { userInfo: '', comEmail: 'a@example.com' }, 'a@example.com'],
    ['the directory’s name', { userInfo: '', comIdap: 'employee' }, 'employee'],
    ['nobody', { userInfo: '' }, ''],
  ])('is noted under the name of the person: %s', async (_, kept, username) => {
    const { local, stored } = personaWorld();
    const { notes, through } = listen();
    await openPortal('/homepage', { world: local, stored: { ...stored, ...kept }, through });
    await shown();
    await sent(notes, 2);
    expect(notes.map(({ param }) => param.username)).toEqual([username, username]);
  });

  test('keeps the visitor id of an earlier visit', async () => {
    const { notes, through } = listen();
    await openPortal('/homepage', { stored: { visitorId: 'visitor-1' }, through });
    await shown();
    await sent(notes, 2);
    expect(notes.map(({ visitorId }) => visitorId)).toEqual(['visitor-1', 'visitor-1']);
  });
});

const replying = (status: number, text: string) => () => async () => ({ status, text, header: () => null });

describe('a gateway that fails to take the notes of a visit does not disturb the page', () => {
  test.each<[string, (line: Transport) => Transport]>([
    ['is not there', () => () => Promise.reject(new TypeError('connection refused'))],
    [
      'breaks at once',
      () => () => {
        throw new Error('broken');
      },
    ],
    ['is down', replying(502, '<html></html>')],
    ['answers nonsense', replying(200, '{"successful"')],
    ['refuses', replying(200, '{"successful":false,"code":"451","message":"busy"}')],
    ['wants a login', replying(200, '{"successful":false,"code":"40101","message":"expired"}')],
    [
      'wants a captcha',
      replying(200, '{"successful":false,"code":"needCaptchaVerification","message":"captcha"}'),
    ],
    ['never answers', () => () => new Promise(() => {})],
  ])('when it %s', async (_, answer) => {
    const { local, stored } = personaWorld();
    const { notes, through } = listen(answer);
    const { portal } = await openPortal('/homepage', { world: local, stored, through });
    await shown();
    await sent(notes, 2);
    await portal.open('/personalCenter');
    await screen.findAllByRole('article');
    await sent(notes, 3);
    // Loads the code that a failure might open, so that it would be shown at once.
    await Promise.all([
      import('../features/account/login-host.tsx'),
      import('../features/account/captcha-host.tsx'),
    ]);
    await portal.open('/homepage');
    await shown();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      local
        .control()
        .calls()
        .map(({ path }) => path),
    ).not.toContain('captcha.get');
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Hello, / })).toBeTruthy();
  });
});

test('a portal that is unmounted before the page is idle sends no note and throws nothing', async () => {
  const { through } = listen();
  const { portal } = await openPortal('/homepage', { world: createLocalWorld(), through });
  portal.unmount();
  await idle();
});

test('a link page is noted for its link’s own website, once that is known, and never for the visitor’s', async () => {
  const { notes, accesses, through } = listen();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openPortal('/mailResponse/acceptOffer?token=offer-pending', {
    through: (line) => {
      const noting = through(line);
      return async (request, options) => {
        if (!request.url.includes('/base?') && methodOf(request.body) === 'getOffer') await held;
        return noting(request, options);
      };
    },
    stored: { websiteId: websiteSites.campus.id },
  });
  // The visit is logged while the link has no answer yet.
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  await idle();
  await import('./log-visits.ts');
  await idle();
  answer();
  await screen.findByRole('button', { name: 'Accept the offer' });
  await sent(notes, 2);
  expect(accesses().map(({ homepageId }) => homepageId)).toEqual([websiteSites.external.id]);
  expect(notes.map(({ param }) => param.homepageId)).not.toContain(websiteSites.campus.id);
});

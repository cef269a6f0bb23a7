import { getOffer, loadWebsiteStyle } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { assemblePortal } from '../../app/assemble-portal.ts';
import type { EarlyPage } from '../../boot.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createMemoryStorage } from '../session/index.ts';
import { createBootReply, type SentBoot } from './boot-reply.ts';

/** A reply of the gateway with a website of this name. */
const replyOf = (websiteName: string) => {
  const data = JSON.stringify({ websiteBaseInfo: { id: 'site-external', websiteName } });
  return JSON.stringify({ returnCode: 'MS000A000', returnDesc: '', returnData: btoa(data) });
};

/** The call for the configuration of a website. */
const styleOf = (about: string) => Promise.resolve({ method: 'loadWebsiteStyle', about });

const sent = (parts: Partial<SentBoot> = {}): SentBoot => ({
  call: styleOf('site-external'),
  locale: 'zh-cn',
  body: Promise.resolve(replyOf('Early')),
  ...parts,
});

/** A rejection that is met later, as `boot.ts` leaves it. */
function lost(): Promise<never> {
  const promise = Promise.reject<never>(new TypeError('connection lost'));
  promise.catch(() => undefined);
  return promise;
}

describe('the reply that was asked for before the bundle ran', () => {
  test('is there for the same site in the same language', async () => {
    const style = await createBootReply(sent()).take(loadWebsiteStyle, 'site-external', 'zh-cn');
    expect(style?.websiteBaseInfo.websiteName).toBe('Early');
  });

  test('that has already come is there for the first paint', async () => {
    const boot = createBootReply(sent());
    await boot.isKnown;
    const style = boot.takeIfHere(loadWebsiteStyle, 'site-external', 'zh-cn');
    expect(style?.websiteBaseInfo.websiteName).toBe('Early');
  });

  test.each([
    ['on its way', new Promise<string>(() => {})],
    ['lost', lost()],
    ['unreadable', Promise.resolve('{')],
  ])('%s keeps the first paint waiting for nothing', async (_, body) => {
    const boot = createBootReply(sent({ body }));
    await boot.isKnown;
    expect(boot.takeIfHere(loadWebsiteStyle, 'site-external', 'zh-cn')).toBeUndefined();
  });

  test('is taken once', async () => {
    const boot = createBootReply(sent());
    await boot.take(loadWebsiteStyle, 'site-external', 'zh-cn');
    expect(await boot.take(loadWebsiteStyle, 'site-external', 'zh-cn')).toBeUndefined();
  });

  test.each([
    ['another site', 'site-campus', 'zh-cn'],
    ['another language', 'site-external', 'en-us'],
  ])('is not for %s, and not kept for later', async (_, websiteId, locale) => {
    const boot = createBootReply(sent());
    expect(await boot.take(loadWebsiteStyle, websiteId, locale)).toBeUndefined();
    expect(await boot.take(loadWebsiteStyle, 'site-external', 'zh-cn')).toBeUndefined();
  });

  test('is left alone by whoever asks something else', async () => {
    const boot = createBootReply(sent());
    await boot.isKnown;
    expect(await boot.take(getOffer, 'site-external', 'zh-cn')).toBeUndefined();
    expect(boot.takeIfHere(getOffer, 'site-external', 'zh-cn')).toBeUndefined();
    expect(await boot.take(loadWebsiteStyle, 'site-external', 'zh-cn')).toBeTruthy();
  });

  test('may never have been asked for', async () => {
    expect(await createBootReply(undefined).take(loadWebsiteStyle, 'site-external', 'zh-cn')).toBeUndefined();
  });
});

describe('the website configuration', () => {
  /** Asks for it twice, as a first page and a later one do; says what came and how often the world was called. */
  async function ask(boot: SentBoot | undefined, config = testConfig) {
    const world = createLocalWorld({ size: 0 });
    const portal = assemblePortal({
      config,
      storage: createMemoryStorage(),
      transport: world.transport,
      ...(boot ? { boot } : {}),
    });
    const name = async () => {
      const style = await portal.queries.fetchQuery({ ...siteQuery(portal), staleTime: 0 });
      return style.websiteBaseInfo.websiteName;
    };
    const names = [await name(), await name()];
    const calls = world
      .control()
      .calls()
      .map(({ path }) => path);
    return { names, calls };
  }

  const fromWorld = '澄远集团招聘';
  const call = 'rm.websiteView.loadWebsiteStyle';

  test('is the early reply, without another call; the next one is asked for', async () => {
    expect(await ask(sent())).toEqual({ names: ['Early', fromWorld], calls: [call] });
  });

  test.each([
    ['none was asked for', undefined],
    ['it is for another site', sent({ call: styleOf('site-campus') })],
    ['it is in another language', sent({ locale: 'zh-hk' })],
    ['it never came', sent({ body: lost() })],
    ['its site never became known', sent({ call: lost() })],
    ['it is no reply', sent({ body: Promise.resolve('<html>502 Bad Gateway</html>') })],
    ['it was cut', sent({ body: Promise.resolve(replyOf('Early').slice(0, 60)) })],
    ['it does not fit the contract', sent({ body: Promise.resolve('{"returnCode":"MS000A000"}') })],
    [
      'it is a refusal',
      sent({ body: Promise.resolve('{"returnCode":"MS000A408","returnDesc":"The timestamp is too old"}') }),
    ],
  ])('is asked for when %s', async (_, boot) => {
    expect(await ask(boot)).toEqual({ names: [fromWorld, fromWorld], calls: [call, call] });
  });

  test('of an internal website is asked for as one, when the early call was refused as one for an external website', async () => {
    const refusal = { returnCode: 'MS000A404', returnDesc: 'Unknown method', returnData: '' };
    const boot = sent({
      call: styleOf('site-internal'),
      body: Promise.resolve(JSON.stringify(refusal)),
    });
    const { calls } = await ask(boot, { ...testConfig, websiteId: 'site-internal' });
    const internalCall = 'rm.internalHomepageNoAuth.loadWebsiteStyle';
    expect(calls).toEqual([internalCall, internalCall]);
  });
});

describe('what is asked for before the bundle runs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
    localStorage.clear();
    delete window.careersBoot;
  });

  const nowhere: EarlyPage = { files: {} };

  /** Runs `boot.ts` at an address on a mock world; what it left, and the calls that arrived. */
  async function boot(
    address: string,
    { config = () => Response.json(testConfig), page = nowhere, size = 0 } = {},
  ) {
    const world = createLocalWorld({ size });
    window.history.replaceState(null, '', address);
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === 'config.json') return config();
      if (url.startsWith('early/')) return Response.json(page);
      const { method = 'GET', headers, body } = init ?? {};
      const request = {
        method: method as 'POST',
        url,
        headers: headers as Record<string, string>,
        body: String(body),
      };
      const reply = await world.transport(request, { signal: new AbortController().signal });
      return new Response(reply.text, { status: reply.status });
    });
    vi.resetModules();
    await import('../../boot.ts');
    const left = window.careersBoot;
    if (!left) throw new Error('boot.ts left nothing');
    return { sent: left.sent, calls: () => world.control().calls() };
  }

  test.each([
    ['the site of the address', '/#/homepage?websiteId=site-campus', {}, 'site-campus', 'zh-cn', '0'],
    ['the stored site', '/#/homepage', { websiteId: 'site-intern' }, 'site-intern', 'zh-cn', '0'],
    ['the site of config.json', '/', {}, 'site-external', 'zh-cn', '0'],
    ['the stored language', '/', { locale: 'en-us' }, 'site-external', 'en-us', '2'],
    [
      "a share page's own language",
      '/#/positionshare?ticket=t',
      { locale: 'en-us', share_locale: 'zh-hk' },
      'site-external',
      'zh-hk',
      '1',
    ],
  ] as const)('%s', async (_, address, stored, websiteId, locale, languageIndex) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const { sent: early, calls } = await boot(address);
    const style = await createBootReply(early).take(loadWebsiteStyle, websiteId, locale);
    expect(style?.websiteBaseInfo.id).toBe(websiteId);
    expect(calls()).toMatchObject([
      { code: 'MS000A000', signed: true, headers: { languageIndex, homepageConfigId: websiteId } },
    ]);
  });

  test.each([
    ['the company of the address', '/#/complex/position?comId=com-water', {}],
    ['the stored company', '/#/complex/homepage', { comId: 'com-water' }],
  ])('on a page of the group’s portal: %s', async (_, address, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const { sent: early, calls } = await boot(address);
    const style = await createBootReply(early).take(loadWebsiteStyle, 'com-water', 'zh-cn');
    expect(style?.websiteBaseInfo.id).toBe('site-com-water');
    expect(calls()).toMatchObject([{ param: { id: 'site-external', comId: 'com-water' } }]);
  });

  test('a stored company is nothing to other pages', async () => {
    localStorage.setItem('comId', 'com-water');
    const { sent: early } = await boot('/#/homepage');
    expect(
      (await createBootReply(early).take(loadWebsiteStyle, 'site-external', 'zh-cn'))?.websiteBaseInfo.id,
    ).toBe('site-external');
  });

  test.each([
    [
      'an internal site that an earlier visit found, in its own group',
      'site-internal',
      'rm.internalHomepageNoAuth',
    ],
    ['another site than that, in the group of all', 'site-campus', 'rm.websiteView'],
  ])('%s', async (_, websiteId, group) => {
    localStorage.setItem('internalSites', '["site-internal"]');
    const { sent: early, calls } = await boot(`/#/homepage?websiteId=${websiteId}`);
    const style = await createBootReply(early).take(loadWebsiteStyle, websiteId, 'zh-cn');
    expect(style?.websiteBaseInfo.id).toBe(websiteId);
    expect(calls()).toMatchObject([{ code: 'MS000A000', path: `${group}.loadWebsiteStyle` }]);
  });

  describe('on a page by link: what it leads to,', () => {
    const asks = { method: 'getOffer', group: 'rm.offer' };
    const address = '/#/mailResponse/acceptOffer?token=offer-pending';

    test('without the visitor’s login, in the language chosen', async () => {
      localStorage.setItem('locale', 'en-us');
      const { sent: early, calls } = await boot(address, { page: { files: {}, asks }, size: 200 });
      const offer = await createBootReply(early).take(getOffer, 'offer-pending', 'en-us');
      expect(offer?.state).toBe('open');
      expect(calls()).toMatchObject([
        { code: 'MS000A000', path: 'rm.offer.getOffer', headers: { languageIndex: '2' } },
      ]);
    });

    test.each([
      ['where no link opens the page', address, {}],
      ['where the address brings none', '/#/mailResponse/acceptOffer', { asks }],
    ])('and nothing of it %s', async (_, place, page) => {
      const { sent: early, calls } = await boot(place, { page: { files: {}, ...page } });
      await Promise.allSettled([early.body]);
      expect(calls().map(({ path }) => path)).not.toContain('rm.offer.getOffer');
    });
  });

  test('a portal that neither comes nor fails is told after half a minute', async () => {
    const shell = document.body.appendChild(document.createElement('div'));
    shell.append(Object.assign(document.createElement('div'), { className: 'shell' }));
    onTestFinished(() => shell.remove());
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    localStorage.setItem('locale', 'en-us');
    const { sent: early } = await boot('/');
    await early.body;
    vi.advanceTimersByTime(29_999);
    expect(shell.textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(within(shell).getByRole('alert').textContent).toMatch(/^The page could not be loaded\./);
    expect(within(shell).getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  test('a config.json that cannot be read is left to the portal to meet', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    await boot('/', { config: () => new Response('<html></html>') });
    await expect(window.careersBoot?.config).rejects.toThrow();
    // Node tells of rejections that nobody hears at the end of a turn.
    await new Promise(setImmediate);
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});

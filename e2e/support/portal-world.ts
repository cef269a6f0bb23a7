import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { WORLD_COOKIE } from '../portal-server.ts';
import type { Language } from './words.ts';

/** A separate world on the stand-alone server, used by the built portal. */
export interface PortalWorld {
  /** Reads the newest code that was sent. */
  readonly readCode: () => Promise<string>;
  /** The portal's address at a route. */
  readonly at: (route: string) => string;
  /** Makes another page and its context use the world; without a language it is a first visit with none chosen. */
  readonly enter: (page: Page, language?: Language) => Promise<void>;
  /** Applies an event of the recruiter to a delivery. */
  readonly act: (delivery: string, event: string) => Promise<void>;
  /** The route of the newest mailed link to a page, optionally one sent `to` a given address. */
  readonly mailed: (page: string, to?: string) => Promise<string>;
  /** Moves the world's clock by `30d`, `3h` and the like. */
  readonly advance: (by: string) => Promise<void>;
  /** Makes calls fail, as in `rm.offer.acceptOffer:network:once`; replaces all earlier faults. */
  readonly fail: (...faults: string[]) => Promise<void>;
  /** Delays every reply by so many milliseconds. */
  readonly slow: (latency: number) => Promise<void>;
  /** The world's state, as JSON. */
  readonly readState: () => Promise<Record<string, unknown>>;
  /** Changes the world's state, as JSON. */
  readonly changeState: (change: (state: Record<string, unknown>) => void) => Promise<void>;
  /** Changes parts of the site's base information and homepage. */
  readonly changeSite: (
    base: Readonly<Record<string, unknown>>,
    homepage?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

interface WorldOptions {
  readonly language: Language;
  readonly scenario?: string;
  readonly site?: string;
  /** The seed of the world's data. */
  readonly seed?: number;
  /** Who is already logged in when the page opens. */
  readonly persona?: string;
  /** Where the built portal is served; by default the address that all flows use. */
  readonly portal?: string;
  /** The stand-alone server that has the world; by default the one that all flows use. */
  readonly gateway?: string;
}

/** Creates a world and makes the built portal use it, as a deployment's config.json would. */
export async function openPortalWorld(
  page: Page,
  request: APIRequestContext,
  {
    language,
    portal = `http://127.0.0.1:${ports.portal}`,
    gateway = `http://127.0.0.1:${ports.gateway}`,
    ...config
  }: WorldOptions,
): Promise<PortalWorld> {
  const world = `${gateway}/@${language}-${crypto.randomUUID()}`;
  const control = `${world}/__sandbox`;
  const set = await request.post(`${control}/set`, { data: { ...config, lang: language } });
  expect(set.ok()).toBe(true);
  await enter(page, language);
  if (config.persona) await logIn();

  /** Stores the persona's session where a login would store it. */
  async function logIn(): Promise<void> {
    const session: { Authorization: string; userInfo: object } = await (
      await request.get(`${control}/session`)
    ).json();
    await page.addInitScript(({ Authorization, userInfo }) => {
      if (localStorage.getItem('Authorization') !== null) return;
      localStorage.setItem('Authorization', Authorization);
      localStorage.setItem('userInfo', JSON.stringify(userInfo));
    }, session);
  }

  async function enter(visitor: Page, chosen?: Language): Promise<void> {
    const cookie = { name: WORLD_COOKIE, value: encodeURIComponent(world), url: portal };
    await visitor.context().addCookies([cookie]);
    if (!chosen) return;
    await visitor.addInitScript((locale) => {
      if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
    }, chosen);
  }

  const readState = async (): Promise<Record<string, unknown>> =>
    await (await request.get(`${control}/snapshot`)).json();

  return {
    enter,
    readState,
    at: (route) => `${portal}/#${route}`,
    readCode: async () => {
      const inbox: { code?: string }[] = await (await request.get(`${control}/inbox`)).json();
      return inbox.findLast(({ code }) => code)?.code ?? '';
    },
    act: async (id, event) => {
      const done = await request.post(`${control}/desk/act`, { data: { id, event } });
      expect(done.ok(), await done.text()).toBe(true);
    },
    mailed: async (page, to) => {
      const inbox: { to: string; link?: string }[] = await (await request.get(`${control}/inbox`)).json();
      const routes = inbox
        .filter((one) => to === undefined || one.to === to)
        // The stand-alone server sends whole addresses.
        .map(({ link }) => link?.slice(link.indexOf('#') + 1));
      const found = routes.findLast((route) => route?.startsWith(page));
      if (!found) throw new Error(`nothing was sent that leads to ${page}`);
      return found;
    },
    advance: async (by) => {
      expect((await request.post(`${control}/advance`, { data: { by } })).ok()).toBe(true);
    },
    fail: async (...faults) => {
      const done = await request.post(`${control}/set`, { data: { fault: faults } });
      expect(done.ok(), await done.text()).toBe(true);
    },
    slow: async (latency) => {
      expect((await request.post(`${control}/set`, { data: { latency } })).ok()).toBe(true);
    },
    changeState: async (change) => {
      const state = await readState();
      change(state);
      expect((await request.put(`${control}/snapshot`, { data: state })).ok()).toBe(true);
    },
    changeSite: async (base, homepage) => {
      const document: { base: object; homepage: object } = await (
        await request.get(`${control}/site`)
      ).json();
      const changed = {
        ...document,
        base: { ...document.base, ...base },
        homepage: { ...document.homepage, ...homepage },
      };
      expect((await request.put(`${control}/site`, { data: { document: changed } })).ok()).toBe(true);
    },
  };
}

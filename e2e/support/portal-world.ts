import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import type { Language } from './words.ts';

const shipped: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../apps/portal/dist/config.json', import.meta.url), 'utf8'),
);

/** A world of its own on the stand-alone server, with the built portal pointed at it. */
export interface PortalWorld {
  /** The newest code that was sent. */
  readonly readCode: () => Promise<string>;
  /** The portal's address, at a route. */
  readonly at: (route: string) => string;
}

/** Sets a world up, and points the built portal at it as a deployment's config.json would. */
export async function openPortalWorld(
  page: Page,
  request: APIRequestContext,
  {
    language,
    ...config
  }: { readonly language: Language; readonly scenario?: string; readonly site?: string },
): Promise<PortalWorld> {
  const world = `http://127.0.0.1:${ports.gateway}/@${language}-${crypto.randomUUID()}`;
  const set = await request.post(`${world}/__sandbox/set`, { data: { ...config, lang: language } });
  expect(set.ok()).toBe(true);
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        ...shipped,
        gatewayUrl: `${world}/gateway`,
        baseUrl: `${world}/base`,
        adminUrl: `${world}/admin`,
        fileGatewayUrl: `${world}/files`,
      },
    }),
  );
  await page.addInitScript((locale) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
  }, language);
  return {
    at: (route) => `http://127.0.0.1:${ports.portal}/#${route}`,
    readCode: async () => {
      const inbox: { code?: string }[] = await (await request.get(`${world}/__sandbox/inbox`)).json();
      return inbox.findLast(({ code }) => code)?.code ?? '';
    },
  };
}

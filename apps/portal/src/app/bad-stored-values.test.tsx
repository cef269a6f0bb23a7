import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoredKey } from '../core/session/stored-session.ts';
import { methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

const now = Date.now();
const column = { id: 'c', columnType: 1, columnView: 'Jobs', columnLink: '', recruitTypeCode: 'A01' };

/** The stored values after an ordinary visit, by key. */
const kept: Readonly<Record<StoredKey, unknown>> = {
  Authorization: 'token',
  comPhone: '13800000001',
  comEmail: 'rain@example.com',
  comIdap: 'rain',
  comId: 'com-energy',
  ifHomapageAuthFlag: '1',
  homepageCategory: '1',
  userInfo: {
    userid: 'u1',
    name: '林小雨',
    userName: 'rain',
    email: 'rain@example.com',
    phone: '13800000001',
  },
  websiteId: 'site-external',
  shareWebsiteId: 'site-external',
  originalWebSiteId: 'site-external',
  shareInfo: { ticket: 't', positionSharedType: '1', defaultLanguage: 'en-us' },
  menus: { 'site-external': [column] },
  banner: 'b',
  locale: 'en-us',
  share_locale: 'en-us',
  visitorId: 'visitor',
  code: 'c',
  type: 'websit',
  publicKey: 'key',
  encryptedString: { key: 'k'.repeat(16), iv: 'i'.repeat(16) },
  internalSites: ['site-internal'],
  remembered: { userName: 'rain', password: 'x', at: now },
  resendAt: { mark: now + 30_000 },
  expired: { mark: 'mark', at: now },
  usedAt: now,
  leaving: { mark: now + 60_000 },
};

const wrong: readonly unknown[] = [null, 7, '', { a: 1 }, 'x'.repeat(100_000)];

/** Variants of a value, each with one part at any depth replaced. */
function spoilt(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [...wrong];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    spoilt(part).map((other) =>
      Array.isArray(value) ? value.map((one) => (one === part ? other : one)) : { ...value, [name]: other },
    ),
  );
  return [...wrong, ...inside];
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const spoiltTexts = Object.entries(kept).map(
  ([key, value]) => [key, ['{', '1e999', ...spoilt(value).map(written)]] as const,
);
const rounds = Math.max(...spoiltTexts.map(([, texts]) => texts.length));

/** The stored values, each malformed in another way in each round, except for those in `sound`. */
function spoiltIn(round: number, sound: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    spoiltTexts.flatMap(([key, texts]) =>
      sound.includes(key) ? [] : [[key, present(texts[round % texts.length])]],
    ),
  );
}

/** Collects errors, also unhandled ones, until the test ends. */
function failures(): unknown[] {
  const failed: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    failed.push('reason' in event ? event.reason : event.error);
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  onTestFinished(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });
  return failed;
}

/** Signs of a crash, or of a missing text. */
const broken = /Something went wrong|\[object|undefined|NaN/;

describe('malformed stored values of any kind', () => {
  test('leave a logged-in person in their account, and are never displayed', async () => {
    const failed = failures();
    for (const round of Array(rounds).keys()) {
      const { local, stored } = personaWorld();
      // A session whose last use is malformed may count as expired.
      const spoiltValues = spoiltIn(round, ['Authorization', 'usedAt', 'locale']);
      const { portal } = await openPortal('/personalCenter', {
        world: local,
        stored: { Authorization: stored.Authorization, ...spoiltValues },
      });
      const said = `${round}: ${spoiltValues.userInfo?.slice(0, 200)}`;
      await waitFor(() => {
        const main = screen.getByRole('main');
        expect(within(main).getByRole('heading', { level: 1 }).textContent, said).toBe('My account');
        expect(main.querySelector('[aria-busy="true"]'), said).toBeNull();
      });
      expect(document.body.textContent, said).not.toMatch(broken);
      expect(failed, said).toEqual([]);
      portal.unmount();
      document.body.replaceChildren();
    }
  });

  test('leave a visitor the list of positions, also while the website’s configuration cannot be loaded', async () => {
    const failed = failures();
    for (const round of Array(rounds).keys()) {
      // The configured website cannot be checked without its configuration.
      const spoiltValues = spoiltIn(round, ['locale', 'websiteId']);
      const { portal } = await openPortal('/position', {
        stored: spoiltValues,
        through: (line) => (request, options) =>
          methodOf(request.body) === 'loadWebsiteStyle'
            ? Promise.reject(new TypeError('offline'))
            : line(request, options),
      });
      const said = `${round}: ${spoiltValues.menus?.slice(0, 200)}`;
      expect((await screen.findAllByRole('article')).length, said).toBeGreaterThan(0);
      expect(document.body.textContent, said).not.toMatch(broken);
      expect(failed, said).toEqual([]);
      portal.unmount();
      document.body.replaceChildren();
    }
  });
});

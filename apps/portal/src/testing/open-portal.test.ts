import { expect, onTestFinished, test } from 'vitest';
import { openPortal } from './open-portal.ts';

test('opening a portal in a test does not cause a hashchange event later', async () => {
  const told: string[] = [];
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  addEventListener('hashchange', ({ newURL }) => told.push(new URL(newURL).hash), listening);
  await openPortal('/linkInvalid');
  location.hash = '#/noData';
  await expect.poll(() => told.at(-1)).toBe('#/noData');
  expect(told).toEqual(['#/noData']);
});

import { findWords } from '@careers/mocks/captcha';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, field, logInByCode } from './testing/person.ts';

afterEach(() => vi.useRealTimers());

const patience = { timeout: 10_000 };

/** Waits for the picture, and finds the words in it by their pixels. */
async function wordsToClick() {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-captcha-${name}]`);
  await waitFor(() => expect(part('words')?.dataset.captchaWords).toBeTruthy(), patience);
  const wordList = part('words')?.dataset.captchaWords?.split(',') ?? [];
  const originalImageBase64 = part('image')?.getAttribute('src')?.split(',')[1] ?? '';
  return { wordList, places: findWords({ originalImageBase64, wordList }) };
}

/** The keys that move the cursor from one place to another: ten pixels with Shift, one without. */
function way(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const along = (by: number, key: string) =>
    `{Shift>}${`{${key}}`.repeat(Math.floor(by / 10))}{/Shift}${`{${key}}`.repeat(by % 10)}`;
  const across = to.x - from.x;
  const down = to.y - from.y;
  return (
    along(Math.abs(across), across > 0 ? 'ArrowRight' : 'ArrowLeft') +
    along(Math.abs(down), down > 0 ? 'ArrowDown' : 'ArrowUp')
  );
}

test('a login for which the server asks click words goes on once they are clicked by keyboard', async () => {
  const person = aPerson();
  const portal = await createTestPortal();
  mountPortal(portal, { '/': () => <FreshLoginPanel /> });
  await field.phone();
  await logInByCode(person, '13900000602');
  const { wordList, places } = await wordsToClick();
  expect(screen.getAllByText(`Please click in order: 【${wordList.join(',')}】`)).not.toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
  screen.getByRole('application', { name: 'A picture with words to click' }).focus();
  let cursor = { x: 155, y: 77 };
  for (const place of places) {
    await person.keyboard(`${way(cursor, place)}{Enter}`);
    cursor = place;
  }
  await waitFor(() => expect(portal.messages()).toEqual(['login successful']), patience);
  expect((await screen.findAllByText(/^Verified in \d+\.\d\ds$/)).length).toBeGreaterThan(0);
  expect(portal.calls('rm.account.login')).toMatchObject([
    { username: '13900000602' },
    { username: '13900000602', captchaType: 'clickWord', captchaVerification: expect.any(String) },
  ]);
});

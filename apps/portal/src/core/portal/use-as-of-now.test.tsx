import { createLocalWorld } from '@careers/mocks';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that stays open while the device goes to another zone has its times in that one, once it comes back into sight', async () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  await openPortal('/mailResponse/acceptOffer?token=offer-pending');
  const deadline = () => screen.getByText(/^Please answer by/).textContent;
  await screen.findByText(/^Please answer by .*23:59.*UTC\+8/);
  vi.stubEnv('TZ', 'America/New_York');
  expect(deadline()).toContain('UTC+8');
  fireEvent(document, new Event('visibilitychange'));
  await vi.waitFor(() => expect(deadline()).toMatch(/10:59.*E[SD]T|11:59.*E[SD]T/));
});

describe.each([
  ['its tab comes back into sight', () => fireEvent(document, new Event('visibilitychange'))],
  ['a minute has passed', () => vi.advanceTimersByTime(60_000)],
])('a page that stays open over midnight, when %s,', (_, happens) => {
  test('says of a position of that day that it was posted yesterday', async () => {
    // The same day here and where the company is.
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const world = createLocalWorld({ clock: Date.parse('2026-11-20T10:00:00+08:00') });
    const { local } = await openPortal('/position', { world });
    const [posted] = await screen.findAllByText('Today');
    local.control().advance('1d');
    happens();
    await vi.waitFor(() => expect(posted?.textContent).toBe('Yesterday'));
  });
});

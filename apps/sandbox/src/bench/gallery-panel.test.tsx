import { axeFindings } from '@careers/ui/testing/axe';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { everyState } from '../every-state.ts';
import { createRunningWorld } from '../testing/running-world.ts';
import { Bench } from './bench.tsx';

afterEach(() => localStorage.clear());

async function openGallery() {
  const user = userEvent.setup();
  render(<Bench tools={createRunningWorld({ size: 0 }).tools} />);
  await user.click(screen.getByRole('tab', { name: 'Gallery' }));
  await screen.findByRole('searchbox');
  return { user };
}

const items = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
const hrefs = (item: HTMLElement | undefined) =>
  within(item as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the gallery panel lists every page in every state, and links each to the sheet in every language and width', async () => {
  const { user } = await openGallery();
  expect(items()).toHaveLength(everyState.length);
  await user.type(screen.getByRole('searchbox'), 'link-offer-pend');
  expect(screen.getByRole('status').textContent).toBe(`1 / ${everyState.length}`);
  const sheet = 'gallery/?lang=en-us&width=';
  expect(hrefs(items()[0])).toEqual([
    '?lang=en-us#/mailResponse/acceptOffer?token=offer-pending',
    ...[360, 768, 1440].map((width) => `${sheet}${width}&filter=link-offer-pending`),
  ]);
  await user.selectOptions(screen.getByLabelText('Language'), 'zh-hk');
  expect(hrefs(items()[0])[0]).toBe('?lang=zh-hk#/mailResponse/acceptOffer?token=offer-pending');
  const whole = screen.getByRole('link', { name: 'Open the sheet' });
  expect(whole.getAttribute('href')).toBe('gallery/?lang=zh-hk&width=360&filter=link-offer-pend');
  expect(whole.getAttribute('target')).toBe('_blank');
  expect(await axeFindings()).toEqual([]);
});

test('the gallery panel is used by keyboard: Tab goes from the filter to the language, the sheet and each state', async () => {
  const { user } = await openGallery();
  await user.type(screen.getByRole('searchbox'), 'not-found');
  const stops: string[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await user.tab();
    const { activeElement } = document;
    stops.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
  }
  expect(stops.slice(1)).toEqual([
    'Open the sheet',
    'not-found',
    ...[360, 768, 1440].map((width) => `not-found, ${width} px`),
  ]);
});

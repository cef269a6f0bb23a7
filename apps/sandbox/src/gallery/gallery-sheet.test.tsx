import { axeFindings } from '@careers/ui/testing/axe';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { benchTexts } from '../bench/texts.ts';
import { everyState } from '../every-state.ts';
import { GallerySheet } from './gallery-sheet.tsx';

/** Brings places of frames into view and out of it, as scrolling does. */
const views = new Map<Element, (isIntersecting: boolean) => void>();

beforeEach(() => {
  views.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #told: (entries: readonly object[]) => void;
      #own = new Set<Element>();
      constructor(told: (entries: readonly object[]) => void) {
        this.#told = told;
      }
      observe(element: Element) {
        this.#own.add(element);
        views.set(element, (isIntersecting) => this.#told([{ isIntersecting }]));
      }
      disconnect() {
        for (const element of this.#own) views.delete(element);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const open = (filter = '') =>
  render(
    <GallerySheet
      first={{ lang: 'en-us', width: 360, filter }}
      root="http://sandbox.test/"
      texts={benchTexts('en')}
    />,
  );
const frames = () => [...document.querySelectorAll('iframe')];
const placeOf = (name: string) => {
  const place = screen.getByRole('link', { name }).closest('figure')?.querySelector('.sheet-frame');
  if (!place) throw new Error(`no place for ${name}`);
  return place;
};
const scroll = (name: string, inView: boolean) => act(() => views.get(placeOf(name))?.(inView));

test('a frame of the gallery is loaded when it is scrolled into view, and removed when it is out of view', async () => {
  open();
  expect(screen.getByRole('status').textContent).toBe(`${everyState.length} / ${everyState.length}`);
  expect(frames()).toEqual([]);
  scroll('link-offer-pending', true);
  expect(frames().map(({ title, src, width }) => [title, src, width])).toEqual([
    [
      'link-offer-pending',
      'http://sandbox.test/?lang=en-us#/mailResponse/acceptOffer?token=offer-pending',
      '360',
    ],
  ]);
  scroll('feedback', true);
  expect(frames()).toHaveLength(2);
  scroll('link-offer-pending', false);
  expect(frames().map(({ title }) => title)).toEqual(['feedback']);
});

test('language, width and filter are chosen at the top of the sheet, and are written to the address', async () => {
  const user = userEvent.setup();
  open();
  await user.selectOptions(screen.getByLabelText('Language'), 'zh-hk');
  await user.click(screen.getByRole('button', { name: '1440' }));
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1440');
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'feedback-');
  expect(location.search).toBe('?lang=zh-hk&width=1440&filter=feedback-');
  expect(await axeFindings()).toEqual([]);
  scroll('feedback-entries', true);
  expect(frames().map(({ src, width }) => [src, width])).toEqual([
    ['http://sandbox.test/?scenario=robot-and-feedback-on&lang=zh-hk#/feedback', '1440'],
  ]);
});

test('many frames are reduced and inert, while a single one has its full size and can be used', async () => {
  const user = userEvent.setup();
  open();
  expect(placeOf('feedback').hasAttribute('inert')).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'feedback-entries');
  expect(placeOf('feedback-entries').hasAttribute('inert')).toBe(false);
  scroll('feedback-entries', true);
  expect(frames()[0]?.style.transform).toBe('scale(1)');
});

import { axeFindings } from '@careers/ui/testing/axe';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
const titles = () => frames().map(({ title }) => title);
const loaded = (title: string) => fireEvent.load(screen.getByTitle(title));
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
  scroll('link-offer-pending', false);
  expect(frames()).toEqual([]);
});

test('frames that come into view together load one after the other, and stay', async () => {
  open();
  for (const name of ['homepage', 'login', 'feedback', 'noData']) scroll(name, true);
  expect(titles()).toEqual(['homepage']);
  loaded('homepage');
  await waitFor(() => expect(titles()).toEqual(['homepage', 'login']));
  // One that is scrolled away while it loads does not keep the others waiting.
  scroll('login', false);
  expect(titles()).toEqual(['homepage', 'feedback']);
  scroll('noData', false);
  loaded('feedback');
  scroll('login', true);
  await waitFor(() => expect(titles()).toEqual(['homepage', 'login', 'feedback']));
});

test('a frame whose world cannot be opened does not keep the next one waiting', async () => {
  open();
  scroll('homepage', true);
  scroll('login', true);
  const sandbox = { ready: Promise.reject(new Error('no service worker')) };
  Object.assign(frames()[0]?.contentWindow ?? {}, { sandbox });
  loaded('homepage');
  await waitFor(() => expect(titles()).toEqual(['homepage', 'login']));
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

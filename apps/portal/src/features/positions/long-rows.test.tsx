import { axeFindings } from '@careers/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

const VIEWPORT = 800;
const ROW = 300;
const ROWS = 100;

/** Reports the size of an observed element once, as a browser does at first. */
class FirstSize implements ResizeObserver {
  private readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => {
      const size = { blockSize: target.tagName === 'LI' ? ROW : VIEWPORT, inlineSize: 0 };
      const sizes = { borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [size] };
      this.tell([{ target, contentRect: target.getBoundingClientRect(), ...sizes }], this);
    });
  }
  unobserve() {}
  disconnect() {}
}

/** The layout that jsdom lacks: a viewport, rows of one height, and a scroller. */
function lay(scroller: 'document' | 'element') {
  let top = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? ROW : VIEWPORT;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.tagName === 'UL' ? -top : 0, 0, 0);
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEWPORT);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(VIEWPORT);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => (scroller === 'document' ? top : 0));
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => top);
  vi.stubGlobal('ResizeObserver', FirstSize);
  const scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') top = to.top ?? top;
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo);
  const style = document.head.appendChild(document.createElement('style'));
  if (scroller === 'element') style.textContent = 'body > div { overflow-y: auto }';
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    style.remove();
  });
  return {
    scrollBy: (rows: number) => {
      top += rows * ROW;
      const root = document.querySelector('[data-portal-root]')?.parentElement;
      fireEvent.scroll(scroller === 'element' && root ? root : window);
    },
  };
}

const mounted = () => [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')];
const places = () => mounted().map((row) => Number(row.getAttribute('aria-posinset')));
const place = () =>
  Number(document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset'));
const row = (at: number) => within(mounted().find((one) => one.ariaPosInSet === String(at)) ?? document.body);
const all = Array.from({ length: ROWS }, (_, index) => index + 1);

/**
 * Scrolls until a row is in the document.
 * @returns the places of all rows that were in it on the way
 */
async function seenTo(last: number, layout: ReturnType<typeof lay>): Promise<number[]> {
  const seen = new Set<number>();
  for (let top = 1; top <= last; top += 2) {
    await waitFor(() => expect(places()).toContain(top));
    expect(mounted().length).toBeLessThan(20);
    for (const at of places()) seen.add(at);
    layout.scrollBy(2);
  }
  return [...seen].sort((a, b) => a - b);
}

async function openLongPage() {
  const opened = await openPortal(`/position?size=${ROWS}`);
  await waitFor(() => expect(mounted().length).toBeGreaterThan(0));
  return opened;
}

describe('a page of a hundred rows', () => {
  test('has only the visible rows in the document, with their total number', async () => {
    lay('document');
    await openLongPage();
    expect(screen.getAllByRole('article').length).toBeLessThan(12);
    expect(new Set(mounted().map((one) => one.getAttribute('aria-setsize')))).toEqual(new Set(['100']));
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test.each(['document', 'element'] as const)('shows every row when the %s is scrolled', async (scroller) => {
    const layout = lay(scroller);
    await openLongPage();
    expect(await seenTo(ROWS, layout)).toEqual(all);
  });

  test('can be walked by Tab, row by row', async () => {
    const user = userEvent.setup();
    lay('document');
    await openLongPage();
    row(1).getByRole('link').focus();
    const walked = [place()];
    // Further than the rows that are in the document at once, so that each next one has to come in time.
    while (walked.length < 30) {
      await user.tab();
      if (place() !== walked.at(-1)) walked.push(place());
    }
    expect(walked).toEqual(all.slice(0, 30));
  });

  test('is entered by Tab at its first or last row, wherever it is scrolled to', async () => {
    const user = userEvent.setup();
    const layout = lay('document');
    await openLongPage();
    layout.scrollBy(30);
    await waitFor(() => expect(places()).not.toContain(10));
    screen.getByRole('combobox', { name: 'Sort by' }).focus();
    await user.tab();
    await user.tab();
    expect(place()).toBe(1);
    screen.getByRole('link', { name: 'Page 1' }).focus();
    await user.tab({ shift: true });
    expect(place()).toBe(ROWS);
  });

  test('keeps a focused row in the document when it is scrolled away, and Tab goes on from there', async () => {
    const user = userEvent.setup();
    const layout = lay('document');
    await openLongPage();
    const link = row(3).getByRole('link');
    link.focus();
    layout.scrollBy(60);
    await waitFor(() => expect(places()).not.toContain(10));
    expect(document.activeElement).toBe(link);
    await user.tab();
    await user.tab();
    expect(place()).toBe(4);
  });

  test('has its full height again after Back', async () => {
    const layout = lay('document');
    await openLongPage();
    await seenTo(ROWS, layout);
    const height = () => mounted()[0]?.parentElement?.style.height;
    expect(height()).toBe(`${ROWS * ROW}px`);
    row(ROWS).getByRole('link').click();
    await waitFor(() => expect(mounted()).toEqual([]));
    history.back();
    await waitFor(() => expect(places()).toContain(1));
    expect(height()).toBe(`${ROWS * ROW}px`);
  });
});

describe('the page size', () => {
  test('can be chosen, is in the address, and keeps the focus at the choice', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position?page=3');
    const choice = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.selectOptions(choice, '20');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    expect([query().get('size'), query().get('page')]).toEqual(['20', '2']);
    expect(document.activeElement).toBe(choice);
    await user.selectOptions(choice, '10');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(query().get('size')).toBeNull();
  });

  test('is not offered if the smallest page holds all rows', async () => {
    await openPortal('/position?company=com-culture');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
  });
});

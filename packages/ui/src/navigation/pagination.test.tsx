import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Pagination } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { pagesShown } from './pages-shown.ts';

const labels = {
  nav: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: (page: number, count: number) => `${page} / ${count}`,
};

describe('which pages are shown', () => {
  test.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [1, 20, '1 2 3 4 5 gap 20'],
    [4, 20, '1 2 3 4 5 gap 20'],
    [6, 20, '1 gap 5 6 7 gap 20'],
    [20, 20, '1 gap 16 17 18 19 20'],
    [4, 7, '1 2 3 4 5 6 7'],
  ])('page %i of %i', (page, count, shown) => {
    expect(pagesShown(page, count).join(' ')).toBe(shown);
  });

  test('a gap never stands for a single page, and the current page is always shown', () => {
    for (let count = 1; count <= 30; count++) {
      for (let page = 1; page <= count; page++) {
        const shown = pagesShown(page, count);
        expect(shown).toContain(page);
        shown.forEach((one, index) => {
          if (one === 'gap') expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
        });
      }
    }
  });
});

describe('Pagination', () => {
  test('is a landmark that marks the current page, and reports the page that is chosen', async () => {
    const change = vi.fn();
    render(<Pagination page={6} pageCount={20} onPageChange={change} labels={labels} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(change.mock.calls).toEqual([[7], [1]]);
    expect(await axeFindings()).toEqual([]);
  });

  test('disables “Previous” on the first page and “Next” on the last one', () => {
    const at = (page: number) => (
      <Pagination page={page} pageCount={3} onPageChange={vi.fn()} hrefFor={String} labels={labels} />
    );
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    const { rerender } = render(at(1));
    expect(isDisabled('Previous')).toBe(true);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('2');
    rerender(at(3));
    expect(isDisabled('Next')).toBe(true);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('2');
  });

  test('is not shown for a single page', () => {
    const { container } = render(
      <Pagination page={1} pageCount={1} onPageChange={vi.fn()} labels={labels} />,
    );
    expect(container.childElementCount).toBe(0);
  });

  test('handles a plain press on a link itself, and leaves one with a modifier key to the browser', async () => {
    const change = vi.fn();
    render(
      <Pagination
        page={2}
        pageCount={9}
        onPageChange={change}
        hrefFor={(n) => `#page=${n}`}
        labels={labels}
      />,
    );
    const link = screen.getByRole('link', { name: 'Page 3' });
    expect(link.getAttribute('href')).toBe('#page=3');
    const plain = createEvent.click(link);
    fireEvent(link, plain);
    expect([plain.defaultPrevented, change.mock.calls]).toEqual([true, [[3]]]);
    const modified = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, modified);
    expect([modified.defaultPrevented, change.mock.calls.length]).toEqual([false, 1]);
    expect(await axeFindings()).toEqual([]);
  });
});

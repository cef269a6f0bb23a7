import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const keepsBreaks = (html: string) => {
  const { container } = render(<RichText html={html} />);
  return container.firstElementChild?.classList.contains('whitespace-pre-line');
};

describe('a text from the server', () => {
  test.each([
    ['has no markup', 'Duties\n1. Figures\n2. Tides', true],
    ['has words that stand out, and no element that begins a line', '<b>Duties</b>\n1. Figures', true],
    ['has lines of its own', '<b>Duties</b><br>\n1. Figures', false],
    ['has paragraphs', '<p>Duties</p>\n<p>Figures</p>', false],
  ])('that %s', (_, html, isKept) => {
    expect(keepsBreaks(html)).toBe(isKept);
  });
});

test('a number in Chinese characters is on one line with what it counts, and an address is not touched', () => {
  const address = 'https://example.com/三个月';
  const { container } = render(<RichText html={`<p>前三个月 <a href="${address}">见此</a></p>`} />);
  expect(container.textContent).toBe('前三\u2060个\u2060月 见此');
  expect(container.querySelector('a')?.getAttribute('href')).toBe(address);
});

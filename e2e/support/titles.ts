import type { Page } from '@playwright/test';

/** The lines of Chinese titles that end inside a word: with the word, and the title. */
export const wordsInHalves = (page: Page) =>
  page.evaluate(() => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const topsOf = (title: Element) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let at = 0; at < (text.textContent?.length ?? 0); at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          tops.push(range.getBoundingClientRect().top);
        }
      return tops;
    };
    // Titles for screen readers alone are hardly a pixel wide.
    const titles = [...document.querySelectorAll('h1, h2, h3')].filter(({ clientWidth }) => clientWidth > 1);
    return titles.flatMap((title) => {
      const tops = topsOf(title);
      return [...segmenter.segment(title.textContent ?? '')]
        .filter(
          ({ segment, index }) =>
            /\p{Script=Han}/u.test(segment) && tops[index] !== tops[index + segment.length - 1],
        )
        .map(({ segment }) => `${segment}: ${title.textContent}`);
    });
  });

/** The words in Latin letters that are broken over two lines, with their elements; a break after a hyphen is allowed. */
export const latinInHalves = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.clientWidth === 1) continue;
      if (getComputedStyle(element).hyphens === 'auto') continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[a-z’]{2,}/gi)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`${word}: ${element.textContent}`);
      }
    }
    return found;
  });

/** The words in Latin letters of an element that are on two lines, to be called in its page. */
export function brokenWords(element: Element): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[a-z]+/gi)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  return found;
}

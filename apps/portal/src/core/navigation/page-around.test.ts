import { afterEach, expect, test } from 'vitest';
import { keepPageAround } from './page-around.ts';

const head = document.head.innerHTML;
const { lang } = document.documentElement;

afterEach(() => {
  document.head.innerHTML = head;
  document.documentElement.lang = lang;
});

test('the title, the icon and the languages of the page around a portal are restored', () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/page.svg';
  document.head.append(icon);
  document.title = 'The page around';
  document.documentElement.lang = 'fr';
  const element = document.createElement('div');
  const restore = keepPageAround(element);

  icon.href = '/portal.svg';
  document.title = 'Careers';
  for (const spoken of [document.documentElement, element]) spoken.lang = 'en';
  restore();

  expect([document.title, icon.getAttribute('href')]).toEqual(['The page around', '/page.svg']);
  expect([document.documentElement.lang, element.lang]).toEqual(['fr', '']);
});

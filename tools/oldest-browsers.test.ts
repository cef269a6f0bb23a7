import { expect, it } from 'vitest';
import { findNewer } from './oldest-browsers.ts';

const found = (text: string, path = 'assets/a.js') => findNewer({ path, text }).length;

it.each([
  ['URL.canParse(e)'],
  ['Promise.withResolvers()'],
  ['AbortSignal.any([a,b])'],
  ['Object.groupBy(a,b)'],
  ['a.isSubsetOf(b)'],
  ['e.values().map(t)'],
  ['t.matchAll(n).toArray()'],
  ['new RegExp(`a`,`gv`)'],
  ['t.toBase64()'],
  ['requestIdleCallback(f)'],
  ['r.addEventListener(`scrollend`,u)'],
  ['e.ariaControlsElements=[t]'],
])('the oldest browsers lack it: %s', (text) => {
  expect(found(text)).toBe(1);
});

it.each([
  ['Object.entries(e).map(t)'],
  ['[...e.values()].map(t)'],
  ['if(`any`in AbortSignal)return AbortSignal.any([a,b])'],
  ['typeof t.checkVisibility==`function`&&t.checkVisibility()'],
  ['a.toSorted()'],
  ['if(`onscrollend`in window)r.addEventListener(`scrollend`,u)'],
])('they have it, or are asked for it first: %s', (text) => {
  expect(found(text)).toBe(0);
});

it.each([
  ['a{color:light-dark(#fff,#000)}', 1],
  ['a{color:red;&:hover{color:blue}}', 1],
  ['a{width:round(1px,2px)}', 1],
  ['a{text-wrap:balance;field-sizing:content}', 0],
  ['a{text-wrap:nowrap}', 1],
  ['a:popover-open{color:red}', 1],
  ['.a\\:open{color:red}', 0],
  ['a:before{content:"*"/""}', 1],
  ['a{background:linear-gradient(red,blue)}', 0],
  ['a{color:rgb(from red r g b)}', 1],
  ['@supports (not (color:rgb(from red r g b))){a{color:red}}', 0],
])('styles are looked through too: %s', (text, count) => {
  expect(found(text, 'assets/a.css')).toBe(count);
  expect(found(`<style>${text}</style>`, 'index.html')).toBe(count);
  expect(found(`var s=[\`${text.replaceAll('\\', '\\\\')}\`];i&&j()`)).toBe(count);
});

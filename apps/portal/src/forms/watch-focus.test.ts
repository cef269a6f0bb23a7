import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FocusWatch, watchFocus } from './watch-focus.ts';

let watch: FocusWatch;

function named(name: string): HTMLElement {
  const element = document.getElementById(name);
  if (!element) throw new Error(`nothing is called ${name}`);
  return element;
}

beforeEach(() => {
  document.body.innerHTML =
    '<button id="send"></button><input id="next" /><div role="dialog"><input id="captcha" /></div>';
  named('send').focus();
  watch = watchFocus();
});
afterEach(() => {
  watch.end();
  document.body.innerHTML = '';
});

test('a person who has focused another field since the submit has moved on, even if they come back', () => {
  expect(watch.stayed()).toBe(true);
  named('next').focus();
  named('send').focus();
  expect(watch.stayed()).toBe(false);
});

test('a captcha that takes the focus and returns it does not count as moving on', () => {
  named('captcha').focus();
  named('send').focus();
  expect(watch.stayed()).toBe(true);
});

test('a change of the focus after the answer does not count as moving on', () => {
  watch.end();
  named('next').focus();
  expect(watch.stayed()).toBe(true);
});

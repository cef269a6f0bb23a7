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

test('whoever goes on to another field while an answer is on its way has moved on, even when they come back', () => {
  expect(watch.stayed()).toBe(true);
  named('next').focus();
  named('send').focus();
  expect(watch.stayed()).toBe(false);
});

test('a captcha over the form that borrows the focus and gives it back moves nobody on', () => {
  named('captcha').focus();
  named('send').focus();
  expect(watch.stayed()).toBe(true);
});

test('what happens after the answer is no matter of it', () => {
  watch.end();
  named('next').focus();
  expect(watch.stayed()).toBe(true);
});

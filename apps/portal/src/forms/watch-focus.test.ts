import { present } from '@careers/ui/testing/present';
import { beforeEach, expect, test } from 'vitest';
import { watchFocus } from './watch-focus.ts';

const focus = (id: string) => present(document.getElementById(id)).focus();

beforeEach(() => {
  document.body.innerHTML = `
    <div role="dialog"><input id="field"><button id="send"></button></div>
    <div role="dialog"><button id="captcha"></button></div>
    <div id="beside"><input id="elsewhere"></div>`;
  // Like the sandbox's bench, which keeps its focus from the dialog's trap.
  const beside = present(document.getElementById('beside'));
  beside.addEventListener('focusin', (event) => event.stopPropagation());
  focus('send');
});

test.each([
  ['goes to another field of its dialog', ['field'], false],
  ['goes to something beside the dialog, which hears nothing of it', ['elsewhere'], false],
  ['solves a captcha over the form, which gives the focus back', ['captcha', 'send'], true],
])('it is known whether the focus has stayed when a person %s', (_, moves, stayed) => {
  const watch = watchFocus();
  for (const id of moves) focus(id);
  expect(watch.stayed()).toBe(stayed);
  watch.end();
});

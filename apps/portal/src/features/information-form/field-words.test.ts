import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Field } from './answers.ts';
import { fieldWords } from './field-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const field = (more: Partial<Field>): Field => ({
  id: 'field',
  kind: 'text',
  label: 'Field',
  required: true,
  ...more,
});

test.each([
  ['fieldFormat', { kind: 'number' }, 'Please enter a number'],
  ['fieldFormat', { kind: 'date' }, 'Please enter a date such as 2000-04-12'],
  ['fieldFormat', { kind: 'phone' }, 'Please enter the correct phone number!'],
  ['fieldFormat', { kind: 'email' }, 'Please enter a valid email'],
  ['fieldFormat', { kind: 'text' }, 'Please check what you entered'],
  ['fieldTooSmall', { kind: 'number', min: 2 }, 'Please enter a number of at least 2'],
  ['fieldTooLarge', { kind: 'number', max: 30 }, 'Please enter a number of at most 30'],
  ['fieldTooLarge', { kind: 'number', min: 0, max: 180 }, 'Please enter a number from 0 to 180'],
  ['fieldTooLarge', { kind: 'number' }, 'This number is too large'],
  ['fieldTooLong', { maxLength: 20 }, 'Please use 20 characters at most'],
  ['fieldTooMany', { kind: 'choices', most: 2 }, 'Please choose 2 at most'],
  ['fieldRequired', { kind: 'choices', most: 2, maxLength: 20 }, 'Please fill this in'],
  ['a reason in the server’s own words', {}, 'a reason in the server’s own words'],
  [undefined, {}, undefined],
] as const)('%s of %j is said with the field’s own limits: %s', (code, more, words) => {
  expect(fieldWords(code, field(more), i18n)).toBe(words);
});

import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { filesHint, refusalText } from './file-words.ts';

it.each([
  ['en-US', 'JPG, GIF, PNG, BMP'],
  ['zh-CN', 'JPG、GIF、PNG、BMP'],
  ['zh-HK', 'JPG、GIF、PNG、BMP'],
])('the list of file formats has the separators of %s', (locale, formats) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(filesHint('photo', i18n)).toContain(formats);
  expect(refusalText('fileWrongFormat', 'photo', i18n)).toContain(formats);
});

import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { filesHint, refusalText } from './file-words.ts';

it.each([
  ['en-US', 'JPG, GIF, PNG, BMP'],
  ['zh-CN', 'JPG、GIF、PNG、BMP'],
  ['zh-HK', 'JPG、GIF、PNG、BMP'],
])('formats stand beside each other as they are written in %s', (locale, formats) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(filesHint('photo', i18n)).toContain(formats);
  expect(refusalText('fileWrongFormat', 'photo', i18n)).toContain(formats);
});

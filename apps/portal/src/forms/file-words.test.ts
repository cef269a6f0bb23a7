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

it.each([
  ['offerAttachment', 1, 'Up to 10 MB.'],
  ['offerAttachment', undefined, 'Up to 10 MB each, at most 5 files.'],
  ['video', undefined, 'MP4; up to 100 MB.'],
  ['resumeAttachment', undefined, 'PDF, DOC, DOCX, PPT, PPTX, PNG, JPG, XLS, XLSX; up to 20 MB each.'],
  ['feedbackAttachment', undefined, 'PNG, JPG, PDF; up to 10 MB each, at most 3 files.'],
] as const)('the hint of a field for %s, of which %s are asked for, is “%s”', (kind, asked, words) => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
  expect(filesHint(kind, i18n, asked)).toBe(words);
});

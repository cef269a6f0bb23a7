import { expect, it } from 'vitest';
import { createLanguages } from '../core/language/languages.ts';
import type { PortalLocale } from '../core/session/index.ts';
import { filesHint, refusalText } from './file-words.ts';

async function wordsIn(locale: PortalLocale) {
  const languages = createLanguages();
  await languages.need('files');
  await languages.activate(locale);
  return languages.i18n;
}

it.each([
  ['en-us', 'JPG, GIF, PNG, BMP'],
  ['zh-cn', 'JPG、GIF、PNG、BMP'],
  ['zh-hk', 'JPG、GIF、PNG、BMP'],
] as const)('the list of file formats has the separators of %s', async (locale, formats) => {
  const i18n = await wordsIn(locale);
  expect(filesHint('photo', i18n)).toContain(formats);
  expect(refusalText('fileWrongFormat', 'photo', i18n)).toContain(formats);
});

it.each([
  ['offerAttachment', 1, 'Up to 10 MB.'],
  ['offerAttachment', undefined, 'Up to 10 MB each, at most 5 files.'],
  ['video', undefined, 'MP4; up to 100 MB.'],
  ['resumeAttachment', undefined, 'PDF, DOC, DOCX, PPT, PPTX, PNG, JPG, XLS, XLSX; up to 20 MB each.'],
  ['feedbackAttachment', undefined, 'PNG, JPG, PDF; up to 10 MB each, at most 3 files.'],
] as const)('the hint of a field for %s, of which %s are asked for, is “%s”', async (kind, asked, words) => {
  const i18n = await wordsIn('en-us');
  expect(filesHint(kind, i18n, asked)).toBe(words);
});

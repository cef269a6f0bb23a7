import { type FileKind, fileKinds, mostFiles } from '@careers/validation';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatSize } from './format-size.ts';
import type { RefusalCode } from './uploads.ts';

/** Why a form with files cannot be sent yet. */
export type FilesCode = 'filesRequired' | 'filesUploading' | 'filesNotUploaded';

/** What may be chosen: "PDF, PNG, JPG", in Chinese with its own mark between two. */
function formatsOf(kind: FileKind, locale: string): string {
  const extensions: readonly string[] = fileKinds[kind].extensions ?? [];
  return extensions
    .filter((one) => one !== 'jpeg' || !extensions.includes('jpg'))
    .join(locale.startsWith('zh') ? '、' : ', ')
    .toUpperCase();
}

/** What a field takes, in a sentence. */
export function filesHint(kind: FileKind, i18n: I18n, asked?: number): string {
  const { maxBytes } = fileKinds[kind];
  const maxCount = mostFiles(kind, asked);
  const formats = formatsOf(kind, i18n.locale);
  const size = formatSize(maxBytes, i18n.locale);
  if (maxCount === 1) return i18n._(msg`${formats}; up to ${size}.`);
  if (maxCount === undefined) return i18n._(msg`${formats}; up to ${size} each.`);
  if (formats === '') return i18n._(msg`Up to ${size} each, at most ${maxCount} files.`);
  return i18n._(msg`${formats}; up to ${size} each, at most ${maxCount} files.`);
}

/** Why a file is not taken; wrong format and too large ask to choose anew (section 8). */
export function refusalText(code: RefusalCode, kind: FileKind, i18n: I18n, asked?: number): string {
  const { maxBytes } = fileKinds[kind];
  const max = mostFiles(kind, asked) ?? 1;
  const formats = formatsOf(kind, i18n.locale);
  const size = formatSize(maxBytes, i18n.locale);
  const texts = {
    fileWrongFormat: formats
      ? msg`This is not a file of these formats: ${formats}. Please choose another one.`
      : msg`The content of this file is not what its name says. Please choose another one.`,
    fileTooLarge: msg`This file is larger than ${size}. Please choose a smaller one.`,
    fileEmpty: msg`This file is empty. Please choose another one.`,
    fileTooMany: msg`The number of attachments exceeds ${max} and cannot be submitted`,
    fileUnreadable: msg`This file could not be read. Please choose it again.`,
  } satisfies Record<RefusalCode, unknown>;
  return i18n._(texts[code]);
}

const filesTexts = {
  filesRequired: msg`Please choose a file`,
  filesUploading: msg`Please wait until the files are uploaded`,
  filesNotUploaded: msg`Please try the files that were not uploaded again, or remove them`,
};

const isFilesCode = (code: string): code is FilesCode => Object.hasOwn(filesTexts, code);

/** What stands under a file field: its code in words, or what the server said of it. */
export function filesMessage(
  error: { readonly message?: string | undefined } | undefined,
  i18n: I18n,
): string | undefined {
  const message = error?.message;
  return message !== undefined && isFilesCode(message) ? i18n._(filesTexts[message]) : message;
}

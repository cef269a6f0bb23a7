import { GatewayFailure } from '@careers/gateway';
import { type FileKind, fileKinds, mostFiles } from '@careers/validation';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describeFailure } from '../core/failures/failures.ts';
import { listOf } from '../core/format/list-of.ts';
import { formatSize } from './format-size.ts';
import type { RefusalCode, UploadItem } from './upload-list.ts';

/** Why a form with files cannot be sent yet. */
export type FilesCode = 'filesRequired' | 'filesUploading' | 'filesNotUploaded';

/** The accepted formats as a list, e.g. "PDF, PNG, JPG". */
function formatsOf(kind: FileKind, locale: string): string {
  const extensions: readonly string[] = fileKinds[kind].extensions ?? [];
  const named = extensions.filter((one) => one !== 'jpeg' || !extensions.includes('jpg'));
  return listOf(named, locale).toUpperCase();
}

/** The hint of a field of files: formats, size and number. */
export function filesHint(kind: FileKind, i18n: I18n, asked?: number): string {
  const { maxBytes } = fileKinds[kind];
  const maxCount = mostFiles(kind, asked);
  const formats = formatsOf(kind, i18n.locale);
  const size = formatSize(maxBytes, i18n.locale);
  if (formats === '' && maxCount === 1) return i18n._(msg`Up to ${size}.`);
  if (maxCount === 1) return i18n._(msg`${formats}; up to ${size}.`);
  if (maxCount === undefined) return i18n._(msg`${formats}; up to ${size} each.`);
  if (formats === '') return i18n._(msg`Up to ${size} each, at most ${maxCount} files.`);
  return i18n._(msg`${formats}; up to ${size} each, at most ${maxCount} files.`);
}

/** Why a file is refused before it is uploaded; a wrong format and a too large file ask for another one (section 8). */
export function refusalText(code: RefusalCode, kind: FileKind, i18n: I18n, asked?: number): string {
  const { maxBytes } = fileKinds[kind];
  const max = mostFiles(kind, asked) ?? 1;
  const formats = formatsOf(kind, i18n.locale);
  const size = formatSize(maxBytes, i18n.locale);
  const millions = fileKinds.photo.maxPixels / 1_000_000;
  const texts = {
    fileWrongFormat: msg`This is not a file of these formats: ${formats}. Please choose another one.`,
    fileNotAsNamed: msg`The content of this file is not what its name says. Please choose another one.`,
    fileLocked: msg`This file is protected by a password. Please choose one without.`,
    fileTooLarge: msg`This file is larger than ${size}. Please choose a smaller one.`,
    fileTooManyPixels: msg`This picture has more than ${millions} million pixels. Please choose a smaller one.`,
    fileEmpty: msg`This file is empty. Please choose another one.`,
    fileTooMany: msg`The number of attachments exceeds ${max} and cannot be submitted`,
    fileUnreadable: msg`This file could not be read. Please choose it again.`,
  } satisfies Record<RefusalCode, unknown>;
  return i18n._(texts[code]);
}

/** Messages for uploads by a link, by the reason of the refusal. */
const linkRefusals: Readonly<Record<string, MessageDescriptor>> = {
  linkInvalid: msg`This link is not valid.`,
  linkExpired: msg`The link has expired and cannot be operated`,
  linkLocked: msg`Please reload the page and enter the code that is sent to you.`,
  handled: msg`This has been dealt with already.`,
  notAccepted: msg`Files can be uploaded only after the offer is accepted.`,
  offerHandled: msg`The offer has been accepted/rejected, and the operation cannot be repeated.`,
  offerExpired: msg`The offer has expired and cannot be operated.`,
};

/**
 * Why an upload failed. Calls to the file gateway carry no language (decisions, section 3), so its known reasons have messages here;
 * for all others there is the catalogue of failures.
 */
export function uploadFailureText(error: unknown, kind: FileKind, i18n: I18n, asked?: number): string {
  const reason = error instanceof GatewayFailure ? error.reason : undefined;
  if (reason === 'tooMany') return refusalText('fileTooMany', kind, i18n, asked);
  const text = reason !== undefined && Object.hasOwn(linkRefusals, reason) ? linkRefusals[reason] : undefined;
  if (text) return i18n._(text);
  const shown = describeFailure(error, i18n);
  return shown.kind === 'error' ? shown.text : '';
}

/** Why a form with these files cannot be sent; undefined when it can. */
export function problemOfFiles(items: readonly UploadItem[], isRequired: boolean): FilesCode | undefined {
  if (items.some(({ state }) => state === 'waiting' || state === 'uploading')) return 'filesUploading';
  if (items.some(({ state }) => state !== 'done')) return 'filesNotUploaded';
  return isRequired && items.length === 0 ? 'filesRequired' : undefined;
}

const filesTexts = {
  filesRequired: msg`Please choose a file`,
  filesUploading: msg`Please wait until the files are uploaded`,
  filesNotUploaded: msg`Please try the files that were not uploaded again, or remove them`,
};

const isFilesCode = (code: string): code is FilesCode => Object.hasOwn(filesTexts, code);

/** The message under a field of files: of its code, or the server's own words. */
export function filesMessage(
  error: { readonly message?: string | undefined } | undefined,
  i18n: I18n,
): string | undefined {
  const message = error?.message;
  return message !== undefined && isFilesCode(message) ? i18n._(filesTexts[message]) : message;
}

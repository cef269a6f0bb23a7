import type { FormFieldCode } from '@careers/validation';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Field } from './answers.ts';

/** The server's reasons to refuse a file, besides the rules of fields. */
type FileCode = 'fileWrongFormat' | 'fileTooLarge' | 'fileEmpty';

const isCode = (code: string): code is FormFieldCode | FileCode => Object.hasOwn(plainWords, code);

const plainWords = {
  fieldRequired: msg`Please fill this in`,
  fieldTooLong: msg`This is too long`,
  fieldFormat: msg`Please check what you entered`,
  fieldTooSmall: msg`This number is too small`,
  fieldTooLarge: msg`This number is too large`,
  fieldChoice: msg`Please choose from the list`,
  fieldTooMany: msg`Too many are chosen`,
  fileWrongFormat: msg`Files of this format are not accepted. Please choose another one.`,
  fileTooLarge: msg`This file is too large. Please choose a smaller one.`,
  fileEmpty: msg`This file is empty. Please choose another one.`,
} satisfies Record<FormFieldCode | FileCode, unknown>;

const formatWords = {
  number: msg`Please enter a number`,
  date: msg`Please enter a date such as 2000-04-12`,
  phone: msg`Please enter the correct phone number!`,
  email: msg`Please enter a valid email`,
  idNumber: msg`Please check the number of the document`,
};
const hasFormatWords = (kind: string): kind is keyof typeof formatWords => Object.hasOwn(formatWords, kind);

/** The message why an answer is refused, with the field's own limits. */
export function fieldWords(code: string | undefined, field: Field, i18n: I18n): string | undefined {
  if (code === undefined) return undefined;
  const { kind, maxLength, most } = field;
  if (code === 'fieldFormat' && hasFormatWords(kind)) return i18n._(formatWords[kind]);
  if (code === 'fieldTooLong' && maxLength !== undefined)
    return i18n._(msg`Please use ${maxLength} characters at most`);
  if (code === 'fieldTooSmall' || code === 'fieldTooLarge')
    return i18n._(boundWords(field) ?? plainWords[code]);
  if (code === 'fieldTooMany' && most !== undefined) return i18n._(msg`Please choose ${most} at most`);
  return isCode(code) ? i18n._(plainWords[code]) : code;
}

/** The bounds of a number; a form may set one of them, or both. */
function boundWords({ min, max }: Field): MessageDescriptor | undefined {
  if (min !== undefined && max !== undefined) return msg`Please enter a number from ${min} to ${max}`;
  if (min !== undefined) return msg`Please enter a number of at least ${min}`;
  return max === undefined ? undefined : msg`Please enter a number of at most ${max}`;
}

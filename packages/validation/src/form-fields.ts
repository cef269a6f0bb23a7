import { isCalendarDay } from './calendar-day.ts';
import { emailRule, normalizeEmail } from './email.ts';
import { idNumberRule, normalizeIdNumber } from './id-number.ts';
import { dialledPhone, phoneNationCodes, phoneRule, splitInternational } from './phone.ts';
import { plain } from './plain.ts';

/** The kinds of field of a configured form. */
export const formFieldKinds = [
  'text',
  'longText',
  'number',
  'date',
  'choice',
  'choices',
  'yesNo',
  'phone',
  'email',
  'idNumber',
  'address',
  'file',
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

/** The constraints of a field. */
export interface FormFieldDemand {
  readonly kind: FormFieldKind;
  readonly required: boolean;
  /** Characters. */
  readonly maxLength?: number | undefined;
  /** Of a number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly options?: readonly { readonly id: string }[] | undefined;
  /** The greatest number of options or files. */
  readonly most?: number | undefined;
}

/** The answer: a text, the chosen options, or the files. */
export type FormFieldAnswer = string | readonly unknown[];

export type FormFieldCode =
  | 'fieldRequired'
  | 'fieldTooLong'
  | 'fieldFormat'
  | 'fieldTooSmall'
  | 'fieldTooLarge'
  | 'fieldChoice'
  | 'fieldTooMany';

/** What decides whether a field is asked. */
export interface FormFieldCondition {
  readonly id: string;
  /** The field is only asked if another field is asked and has one of these answers. */
  readonly when?: { readonly field: string; readonly is: readonly string[] } | undefined;
}

/** The answers of a yes/no field. */
export const yesNoAnswers = ['yes', 'no'] as const;

/** Kinds of field whose answers are letters and digits, however they were typed or pasted. */
const normalized: Readonly<Partial<Record<FormFieldKind, (typed: string) => string>>> = {
  number: plain,
  phone: dialledPhone,
  email: normalizeEmail,
  idNumber: normalizeIdNumber,
};

/** The text of a field as it is checked and sent; empty if nothing of it is visible. */
export function formFieldText(kind: FormFieldKind, typed: string): string {
  return normalized[kind]?.(typed) ?? (plain(typed) && typed.trim());
}

/** The rule of a configured field; undefined is a missing answer. */
export function formFieldRule(
  demand: FormFieldDemand,
  answer: FormFieldAnswer | undefined,
): FormFieldCode | undefined {
  const value = typeof answer === 'string' ? formFieldText(demand.kind, answer) : (answer ?? '');
  if (value.length === 0) return demand.required ? 'fieldRequired' : undefined;
  const isList = demand.kind === 'choices' || demand.kind === 'file';
  if (typeof value === 'string') return isList ? 'fieldFormat' : textCode(demand, value);
  return isList ? listCode(demand, value) : 'fieldFormat';
}

/** The fields that are asked, given the answers so far. A field that depends on one that is not asked is not asked either. */
export function askedFields<Field extends FormFieldCondition>(
  fields: readonly Field[],
  answers: Readonly<Record<string, FormFieldAnswer>>,
): readonly Field[] {
  let asked = fields.filter(({ when }) => !when || isAnswered(answers[when.field], when.is));
  for (;;) {
    const ids = new Set(asked.map(({ id }) => id));
    const left = asked.filter(({ when }) => !when || ids.has(when.field));
    if (left.length === asked.length) return left;
    asked = left;
  }
}

function isAnswered(answer: FormFieldAnswer = [], wanted: readonly string[]): boolean {
  const said = typeof answer === 'string' ? [answer] : answer;
  return said.some((one) => typeof one === 'string' && wanted.includes(one));
}

function textCode(demand: FormFieldDemand, value: string): FormFieldCode | undefined {
  const { kind, maxLength, options = [] } = demand;
  if (maxLength !== undefined && [...value].length > maxLength) return 'fieldTooLong';
  switch (kind) {
    case 'number':
      return numberCode(demand, value);
    case 'date':
      return isCalendarDay(value) ? undefined : 'fieldFormat';
    case 'choice':
      return options.some(({ id }) => id === value) ? undefined : 'fieldChoice';
    case 'yesNo':
      return yesNoAnswers.some((one) => one === value) ? undefined : 'fieldChoice';
    case 'phone':
      return isPhone(value) ? undefined : 'fieldFormat';
    case 'email':
      return emailRule(value) && 'fieldFormat';
    case 'idNumber':
      return idNumberRule(value) && 'fieldFormat';
    default:
      return undefined;
  }
}

function numberCode({ min, max }: FormFieldDemand, value: string): FormFieldCode | undefined {
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return 'fieldFormat';
  if (min !== undefined && Number(value) < min) return 'fieldTooSmall';
  return max !== undefined && Number(value) > max ? 'fieldTooLarge' : undefined;
}

function listCode(
  { kind, options = [], most }: FormFieldDemand,
  value: readonly unknown[],
): FormFieldCode | undefined {
  if (most !== undefined && value.length > most) return 'fieldTooMany';
  if (kind === 'choices' && !value.every((one) => options.some(({ id }) => id === one))) return 'fieldChoice';
  return new Set(value).size < value.length ? 'fieldChoice' : undefined;
}

/** Whether a text is an international number, or a national number of any of the countries. */
function isPhone(value: string): boolean {
  const split = splitInternational(value);
  if (split) return !phoneRule(split.nationCode)(split.phone);
  return phoneNationCodes.some((code) => !phoneRule(code)(value));
}

import type { CollectAnswers, CollectGroup, FileRef } from '@careers/gateway/contract';
import { readDay } from '@careers/ui/forms';
import { askedFields, type FormFieldCode, formFieldRule, formFieldText } from '@careers/validation';
import * as v from 'valibot';
import { fileRefs } from '../../forms/file-refs.ts';
import { pathStep } from '../../forms/form/index.ts';

export type Field = CollectGroup['fields'][number];
export type Answer = CollectAnswers[string];

const formValues = v.object({
  answers: v.record(v.string(), v.union([v.string(), fileRefs, v.array(v.string())])),
});
export type FormValues = v.InferOutput<typeof formValues>;

/** The values of a draft for the current fields: these may have changed since it was stored, or their kinds may have. */
export function keptAnswers(groups: readonly CollectGroup[]) {
  return v.pipe(
    formValues,
    v.transform(({ answers }) => startingValues(groups, answers)),
  );
}

/** The path of a field's answer among the form's values. */
export const pathOf = (fieldId: string): `answers.${string}` => `answers.${pathStep(fieldId)}`;

const isList = ({ kind }: Field) => kind === 'choices' || kind === 'file';

/**
 * Every field with its answer, or with an empty one if the answer is not of the field's kind. What was answered to fields that the form
 * does not have stays: a company may ask for them again (decision 0171).
 */
export function startingValues(groups: readonly CollectGroup[], kept: CollectAnswers = {}): FormValues {
  const fields = groups.flatMap((group) => group.fields);
  return {
    answers: {
      ...kept,
      ...Object.fromEntries(
        fields.map((field) => [field.id, fitting(field, kept[field.id]) ?? (isList(field) ? [] : '')]),
      ),
    },
  };
}

function fitting({ kind }: Field, answer: Answer | undefined): Answer | undefined {
  const read = kind === 'file' ? filesOf(answer) : answer;
  return v.is(shapeOf(kind), read) ? read : undefined;
}

/** The files of an answer. A gateway may answer their ids alone, as they were sent: then nothing else is known of them. */
export function filesOf(answer: Answer | undefined): FileRef[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer.map((one) => (typeof one === 'string' ? { fileId: one, fileName: '', size: 0 } : one));
}

function shapeOf(kind: Field['kind']): v.GenericSchema<unknown, Answer> {
  if (kind === 'file') return fileRefs;
  return kind === 'choices' ? v.array(v.string()) : v.string();
}

/**
 * The ids of the fields that the browser may fill in with what it knows about the person: of several phone numbers, e-mails or addresses the
 * first is the person's own, the others belong to other people.
 */
export function ownFields(groups: readonly CollectGroup[]): ReadonlySet<string> {
  const fields = groups.flatMap((group) => group.fields);
  const firsts = fields.filter(({ kind }, at) => fields.findIndex((one) => one.kind === kind) === at);
  return new Set(firsts.map(({ id }) => id));
}

/** The groups with the fields that are asked for, given the current answers. */
export function askedGroups(groups: readonly CollectGroup[], answers: CollectAnswers): CollectGroup[] {
  const fields = groups.flatMap((group) => group.fields);
  const asked = new Set(askedFields(fields, answers));
  return groups.map((group) => ({ ...group, fields: group.fields.filter((field) => asked.has(field)) }));
}

/** The answers as they are sent: files as ids, texts normalised by the kind of their field, without empty ones. */
export function sentAnswers(
  groups: readonly CollectGroup[],
  answers: CollectAnswers,
): Record<string, string | string[]> {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentAnswer(field, answers[field.id] ?? '');
      return value.length === 0 ? [] : [[field.id, value]];
    }),
  );
}

/**
 * An answer as it is validated and sent. Options that are no longer offered are left out: the person can neither see nor remove
 * them.
 */
function sentAnswer({ kind, options = [] }: Field, answer: Answer): string | string[] {
  const isOffered = (chosen: string) => options.some(({ id }) => id === chosen);
  if (typeof answer !== 'string') {
    const chosen = answer.map(idOf);
    return kind === 'choices' ? chosen.filter(isOffered) : chosen;
  }
  return kind === 'choice' && !isOffered(answer) ? '' : sentText(kind, answer);
}

/**
 * A text as it is validated and sent. A typed day may not have lost the focus yet (decision 0043): a restored draft never had it,
 * and some phones keep the focus when a button is pressed.
 */
function sentText(kind: Field['kind'], typed: string): string {
  return formFieldText(kind, (kind === 'date' && readDay(typed)) || typed);
}

/** The rule of a field, for what would be sent of its answer. */
export function answerCode(field: Field, answer: Answer = ''): FormFieldCode | undefined {
  return formFieldRule(field, sentAnswer(field, answer));
}

const idOf = (one: string | FileRef) => (typeof one === 'string' ? one : one.fileId);

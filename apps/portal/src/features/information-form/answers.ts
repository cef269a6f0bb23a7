import type { CollectAnswers, CollectGroup, FileRef } from '@careers/gateway/contract';
import { normalizePhone } from '@careers/validation';
import * as v from 'valibot';
import { fileRefs } from '../../forms/file-refs.ts';
import { pathStep } from '../../forms/form/index.ts';

export type Field = CollectGroup['fields'][number];
export type Answer = CollectAnswers[string];

const formValues = v.object({
  answers: v.record(v.string(), v.union([v.string(), fileRefs, v.array(v.string())])),
});
export type FormValues = v.InferOutput<typeof formValues>;

/** What a draft gives back, by the fields of now: they may be others by then, or of another kind. */
export function keptAnswers(groups: readonly CollectGroup[]) {
  return v.pipe(
    formValues,
    v.transform(({ answers }) => startingValues(groups, answers)),
  );
}

/** Where the answer of a field is among the form's values. */
export const pathOf = (fieldId: string): `answers.${string}` => `answers.${pathStep(fieldId)}`;

const isList = ({ kind }: Field) => kind === 'choices' || kind === 'file';

/** Every field with its answer; with none, where that is not of its kind. */
export function startingValues(groups: readonly CollectGroup[], kept: CollectAnswers = {}): FormValues {
  const fields = groups.flatMap((group) => group.fields);
  return {
    answers: Object.fromEntries(
      fields.map((field) => [field.id, fitting(field, kept[field.id]) ?? (isList(field) ? [] : '')]),
    ),
  };
}

function fitting({ kind }: Field, answer: Answer | undefined): Answer | undefined {
  return v.is(shapeOf(kind), answer) ? answer : undefined;
}

function shapeOf(kind: Field['kind']): v.GenericSchema<unknown, Answer> {
  if (kind === 'file') return fileRefs;
  return kind === 'choices' ? v.array(v.string()) : v.string();
}

/**
 * The fields that a browser may fill in with what it knows of the person: of several phones, mails or addresses the
 * first is theirs, and the others are of whoever else is asked about.
 */
export function ownFields(groups: readonly CollectGroup[]): ReadonlySet<Field> {
  const fields = groups.flatMap((group) => group.fields);
  return new Set(fields.filter(({ kind }, at) => fields.findIndex((one) => one.kind === kind) === at));
}

/** Whether a field is asked, for what the one is answered that it depends on. */
function isAsked({ when }: Field, answers: CollectAnswers): boolean {
  if (!when) return true;
  const answer = answers[when.field];
  if (typeof answer === 'string') return when.is.includes(answer);
  return (answer ?? []).some((one) => typeof one === 'string' && when.is.includes(one));
}

/** The groups with those of their fields that are asked, for what the others are answered. */
export function askedGroups(groups: readonly CollectGroup[], answers: CollectAnswers): CollectGroup[] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.filter((field) => isAsked(field, answers)),
  }));
}

/** Answers to fields as they are sent: of files their ids, of phones no spaces and dashes (decision 6.2); nothing of what is empty. */
export function sentAnswers(
  groups: readonly CollectGroup[],
  answers: CollectAnswers,
): Record<string, string | string[]> {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.flatMap(({ id, kind }) => {
      const answer = answers[id] ?? '';
      const plain = kind === 'phone' ? normalizePhone : trimmed;
      const said = typeof answer === 'string' ? plain(answer) : answer.map(idOf);
      return said.length === 0 ? [] : [[id, said]];
    }),
  );
}

const trimmed = (text: string) => text.trim();
const idOf = (one: string | FileRef) => (typeof one === 'string' ? one : one.fileId);

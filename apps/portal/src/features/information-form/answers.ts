import type { CollectAnswers, CollectGroup, FileRef } from '@careers/gateway/contract';
import { normalizePhone } from '@careers/validation';
import * as v from 'valibot';
import { fileRefs } from '../../forms/file-refs.ts';
import { pathStep } from '../../forms/form/index.ts';

export type Field = CollectGroup['fields'][number];
export type Answer = CollectAnswers[string];

/** What a draft of the form has to fit. */
export const formValues = v.object({
  answers: v.record(v.string(), v.union([v.string(), fileRefs, v.array(v.string())])),
});
export type FormValues = v.InferOutput<typeof formValues>;

/** Where the answer of a field is among the form's values. */
export const pathOf = (fieldId: string): `answers.${string}` => `answers.${pathStep(fieldId)}`;

const isList = ({ kind }: Field) => kind === 'choices' || kind === 'file';

/** Every field with its answer, or with none. */
export function startingValues(groups: readonly CollectGroup[], kept: CollectAnswers = {}): FormValues {
  const fields = groups.flatMap((group) => group.fields);
  return {
    answers: Object.fromEntries(
      fields.map((field) => [field.id, kept[field.id] ?? (isList(field) ? [] : '')]),
    ),
  };
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
export function isAsked({ when }: Field, answers: CollectAnswers): boolean {
  if (!when) return true;
  const answer = answers[when.field];
  if (typeof answer === 'string') return when.is.includes(answer);
  return (answer ?? []).some((one) => typeof one === 'string' && when.is.includes(one));
}

/** Answers as they are sent: of files their ids, of phones no spaces and dashes (decision 6.2); nothing of what is empty. */
export function sentAnswers(
  groups: readonly CollectGroup[],
  answers: CollectAnswers,
): Record<string, string | string[]> {
  const phones = new Set(
    groups.flatMap(({ fields }) => fields.flatMap(({ id, kind }) => (kind === 'phone' ? id : []))),
  );
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const plain = phones.has(id) ? normalizePhone : trimmed;
      const said = typeof answer === 'string' ? plain(answer) : answer.map(idOf);
      return said.length === 0 ? [] : [[id, said]];
    }),
  );
}

const trimmed = (text: string) => text.trim();
const idOf = (one: string | FileRef) => (typeof one === 'string' ? one : one.fileId);

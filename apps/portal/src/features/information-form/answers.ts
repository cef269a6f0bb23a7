import type { CollectAnswers, CollectGroup, FileRef } from '@careers/gateway/contract';
import * as v from 'valibot';
import { fileRefs } from '../../forms/file-refs.ts';

export type Field = CollectGroup['fields'][number];
export type Answer = CollectAnswers[string];

/** What a draft of the form has to fit. */
export const formValues = v.object({
  answers: v.record(v.string(), v.union([v.string(), fileRefs, v.array(v.string())])),
});
export type FormValues = v.InferOutput<typeof formValues>;

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

/** Whether a field is asked, for what the one is answered that it depends on. */
export function isAsked({ when }: Field, answers: CollectAnswers): boolean {
  if (!when) return true;
  const answer = answers[when.field];
  if (typeof answer === 'string') return when.is.includes(answer);
  return (answer ?? []).some((one) => typeof one === 'string' && when.is.includes(one));
}

/** Answers as they are sent: of files their ids; nothing of what is empty. */
export function sentAnswers(answers: CollectAnswers): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const said = typeof answer === 'string' ? answer.trim() : answer.map(idOf);
      return said.length === 0 ? [] : [[id, said]];
    }),
  );
}

const idOf = (one: string | FileRef) => (typeof one === 'string' ? one : one.fileId);

import type { CollectAnswers, CollectGroup, FileRef } from '@careers/gateway/contract';
import { readDay } from '@careers/ui/forms';
import { type FormFieldCode, formFieldRule, formFieldText } from '@careers/validation';
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

/** Every field with its answer, or with an empty one if the answer is not of the field's kind. */
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
 * The fields that the browser may fill in with what it knows about the person: of several phone numbers, e-mails or addresses the
 * first is the person's own, the others belong to other people.
 */
export function ownFields(groups: readonly CollectGroup[]): ReadonlySet<Field> {
  const fields = groups.flatMap((group) => group.fields);
  return new Set(fields.filter(({ kind }, at) => fields.findIndex((one) => one.kind === kind) === at));
}

/** Whether a field is shown, given the answer of the field that it depends on. */
function isAsked({ when }: Field, answers: CollectAnswers): boolean {
  if (!when) return true;
  const answer = answers[when.field];
  if (typeof answer === 'string') return when.is.includes(answer);
  return (answer ?? []).some((one) => typeof one === 'string' && when.is.includes(one));
}

/** The groups with those of their fields that are shown for the current answers. */
export function askedGroups(groups: readonly CollectGroup[], answers: CollectAnswers): CollectGroup[] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.filter((field) => isAsked(field, answers)),
  }));
}

/** The answers as they are sent: files by their ids, texts as their field's kind is judged, and no empty ones. */
export function sentAnswers(
  groups: readonly CollectGroup[],
  answers: CollectAnswers,
): Record<string, string | string[]> {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.flatMap(({ id, kind }) => {
      const answer = answers[id] ?? '';
      const said = typeof answer === 'string' ? saidIn(kind, answer) : answer.map(idOf);
      return said.length === 0 ? [] : [[id, said]];
    }),
  );
}

/**
 * A text as it is judged and sent. A day that was typed may not have been left yet (decision 0043): a restored draft never is, and not
 * every phone leaves a field when a button is pressed.
 */
function saidIn(kind: Field['kind'], typed: string): string {
  return formFieldText(kind, (kind === 'date' && readDay(typed)) || typed);
}

/** The rule of a field, for what would be sent of its answer. */
export function answerCode(field: Field, answer: Answer | undefined): FormFieldCode | undefined {
  return formFieldRule(field, typeof answer === 'string' ? saidIn(field.kind, answer) : answer);
}

const idOf = (one: string | FileRef) => (typeof one === 'string' ? one : one.fileId);

import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt, linkView } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { fileRef, instant, named, number, upTo, word } from './shapes.ts';

/** How a configured field asks; what each takes is a rule (`formFieldRule` of the validation package). */
export const collectFieldKinds = [
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

export const collectField = v.object({
  id: v.string(),
  kind: word(collectFieldKinds, 'text'),
  label: v.string(),
  help: v.optional(v.string()),
  required: v.boolean(),
  /** Characters. */
  maxLength: v.optional(number),
  /** Of a number. */
  min: v.optional(number),
  max: v.optional(number),
  options: v.optional(v.array(named)),
  /** So many may be chosen, or handed in. */
  most: v.optional(number),
  /** It is asked only while another field is asked, and answered with one of these. */
  when: v.optional(v.object({ field: v.string(), is: v.array(v.string()) })),
});
export type CollectField = v.InferOutput<typeof collectField>;

const collectGroup = v.object({
  title: v.string(),
  hint: v.optional(v.string()),
  fields: v.array(collectField),
});
export type CollectGroup = v.InferOutput<typeof collectGroup>;

/** More than any field, answer and number of answers has. */
const ID_MAX = 100;
const TEXT_MAX = 20_000;
const LIST_MAX = 100;

const fieldId = v.pipe(v.string(), upTo(ID_MAX));

/** What was answered, by field: a text, what was chosen of several, or files. */
export const collectAnswers = v.record(
  v.string(),
  v.union([v.string(), v.array(fileRef), v.array(v.string())]),
);
export type CollectAnswers = v.InferOutput<typeof collectAnswers>;

/** The same as it is sent: of files their ids. */
const sentAnswers = v.record(
  fieldId,
  v.union([v.pipe(v.string(), upTo(TEXT_MAX)), v.pipe(v.array(fieldId), v.maxLength(LIST_MAX))]),
);

/** What is asked, why, and by whom. */
const form = { ...requestFacts, title: v.string(), purpose: v.string(), groups: v.array(collectGroup) };

const open = {
  ...form,
  /** What was saved to go on with later, on whatever device. */
  draft: v.optional(v.object({ savedAt: instant, answers: collectAnswers })),
};
const done = { ...form, submittedAt: instant, answers: collectAnswers };

export const collectReceipt = linkReceipt(done);
export type CollectReceipt = v.InferOutput<typeof collectReceipt>;

export const collectAnswer = linkAnswer({ open, done });
export type CollectState = v.InferOutput<typeof collectAnswer>;

const byLink = { groups: ['rm.collect'], access: 'link' } as const;

/** The information form of a link, and what was filled in so far. */
export const getCollectTable = defineMethod({
  name: 'getCollectTable',
  ...byLink,
  param: v.object(linkParam),
  data: collectAnswer,
});

/** Keeps what was filled in so far, right or not, for whoever comes back by the link. The latest one is kept. */
export const saveCollectDraft = defineMethod({
  name: 'saveCollectDraft',
  ...byLink,
  param: v.object({ ...linkParam, answers: sentAnswers }),
  data: linkView({ savedAt: instant }),
  reasons: ['handled', 'fieldUnknown', 'fileUnknown'],
});

/**
 * Hands the form in, for good. Answers to fields that are not asked, for what another is answered, are left out.
 * `answersInvalid` says which are refused, each with its code of `formFieldRule`: `returnData.fields` `[{ id, code }]`.
 */
export const submitCollectTable = defineMethod({
  name: 'submitCollectTable',
  ...byLink,
  submit: true,
  param: v.object({ ...linkSubmitParam, answers: sentAnswers }),
  data: collectReceipt,
  reasons: [...requestReasons, 'linkLocked', 'answersInvalid', 'fieldUnknown', 'fileUnknown'],
});

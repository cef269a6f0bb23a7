import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { day, fileRef, instant, upTo } from './shapes.ts';

/** More than any file's id, and any number of files, has; how many may be handed in is a rule. */
const ID_MAX = 100;
const FILES_MAX = 100;
const TEXT_MAX = 20_000;

/** What is examined and why, and what one agrees to by handing a report in: health is asked about separately. */
const asked = {
  ...requestFacts,
  purpose: v.string(),
  /** What the report has to say. */
  items: v.array(v.string()),
  /** An examination before this day is too old. */
  examinedFrom: day,
  consent: v.object({ version: v.string(), sentences: v.array(v.string()) }),
};

const handedIn = {
  ...asked,
  report: v.object({
    submittedAt: instant,
    examinedOn: day,
    /** The hospital or practice. */
    place: v.string(),
    files: v.array(fileRef),
    /** What was agreed to. */
    consentVersion: v.string(),
  }),
};

export const medicalReceipt = linkReceipt(handedIn);
export type MedicalReceipt = v.InferOutput<typeof medicalReceipt>;

export const medicalAnswer = linkAnswer({ open: asked, done: handedIn });
export type MedicalState = v.InferOutput<typeof medicalAnswer>;

const byLink = { groups: ['rm.check'], access: 'link' } as const;

/** The medical report that a link asks for, and what was handed in. */
export const getMedicalRequest = defineMethod({
  name: 'getMedicalRequest',
  ...byLink,
  param: v.object(linkParam),
  data: medicalAnswer,
});

/**
 * Hands a medical report in, for good: files that were uploaded with this link's token, each as resume attachments are. It needs
 * the consent of the version that was shown.
 */
export const submitMedicalReport = defineMethod({
  name: 'submitMedicalReport',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    examinedOn: day,
    place: v.pipe(v.string(), upTo(TEXT_MAX)),
    fileIds: v.pipe(v.array(v.pipe(v.string(), upTo(ID_MAX))), v.minLength(1), v.maxLength(FILES_MAX)),
    consent: v.boolean(),
    consentVersion: v.string(),
  }),
  data: medicalReceipt,
  reasons: [
    ...requestReasons,
    'linkLocked',
    'consentMissing',
    'placeRequired',
    'placeTooLong',
    'dayOutOfRange',
    'tooManyFiles',
    'fileUnknown',
    'fileTooLarge',
    'fileWrongFormat',
  ],
});

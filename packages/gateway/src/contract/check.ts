import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { instant, number, upTo } from './shapes.ts';

/** More than any text, id and number of entries of a check has. */
const TEXT_MAX = 200;
/** More than any number of referees, and of items to look into, is. */
const LIST_MAX = 20;
const ITEMS_MAX = 100;
/** So many referees a candidate can name, whatever a request says. */
export const REFEREES_MAX = LIST_MAX;
const text = v.pipe(v.string(), upTo(TEXT_MAX));

/** What is checked: a degree, an employment, … Texts are in the language of the call. */
const item = v.object({ id: text, name: v.string(), description: v.optional(v.string()) });
export type CheckItem = v.InferOutput<typeof item>;

/** Somebody who can say something about the candidate. */
const referee = v.object({ name: text, relation: text, company: text, phone: text });
export type CheckReferee = v.InferOutput<typeof referee>;

const background = {
  ...requestFacts,
  /** Who checks, on behalf of the company. */
  supplier: v.string(),
  items: v.array(item),
  /** What is authorised, in whole sentences; its version is kept with the answer. */
  authorisation: v.object({ version: v.string(), paragraphs: v.array(v.string()) }),
  /** So many referees are asked for, at least and at most. */
  refereesMin: number,
  refereesMax: number,
};

const authorised = {
  ...background,
  authorisedAt: instant,
  /** As the candidate signed it. */
  signature: v.string(),
  referees: v.array(referee),
};

export const backgroundCheckReceipt = linkReceipt(authorised);
export const backgroundCheckAnswer = linkAnswer({ open: background, done: authorised });
export type BackgroundCheckState = v.InferOutput<typeof backgroundCheckAnswer>;

const byLink = { groups: ['rm.check'], access: 'link' } as const;

/** What a background check is about, and what the candidate has authorised. */
export const getBackgroundCheck = defineMethod({
  name: 'getBackgroundCheck',
  ...byLink,
  param: v.object(linkParam),
  data: backgroundCheckAnswer,
});

/**
 * Authorises a background check, for good: with an explicit consent, signed with the candidate's name, and with whom to ask.
 */
export const submitBackgroundCheck = defineMethod({
  name: 'submitBackgroundCheck',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    consent: v.boolean(),
    signature: text,
    referees: v.pipe(v.array(referee), v.maxLength(REFEREES_MAX)),
  }),
  data: backgroundCheckReceipt,
  reasons: [
    ...requestReasons,
    'linkLocked',
    'authorisationRequired',
    'signatureWrong',
    'refereeIncomplete',
    'refereesCount',
  ],
});

/** What a supplier can find of an item. */
export const checkFindings = ['confirmed', 'differs', 'notFound'] as const;
export type CheckFinding = (typeof checkFindings)[number];

const finding = v.object({ itemId: text, finding: v.picklist(checkFindings), note: v.optional(v.string()) });

const supplied = {
  ...requestFacts,
  items: v.array(item),
  /** When the candidate authorised it, and whom they name. */
  authorisedAt: instant,
  referees: v.array(referee),
};

const reported = {
  ...supplied,
  reportedAt: instant,
  findings: v.array(finding),
  comment: v.optional(v.string()),
};

export const supplierCheckReceipt = linkReceipt(reported);
export const supplierCheckAnswer = linkAnswer({ open: supplied, done: reported });
export type SupplierCheckState = v.InferOutput<typeof supplierCheckAnswer>;

/** What a supplier is to check, and what it has reported. */
export const getSupplierCheck = defineMethod({
  name: 'getSupplierCheck',
  ...byLink,
  param: v.object(linkParam),
  data: supplierCheckAnswer,
});

/** Reports what was found, for good: one finding for each item, with a note where one differs or was not found. */
export const submitSupplierCheck = defineMethod({
  name: 'submitSupplierCheck',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    findings: v.pipe(v.array(finding), v.maxLength(ITEMS_MAX)),
    comment: v.optional(v.string()),
  }),
  data: supplierCheckReceipt,
  reasons: [...requestReasons, 'findingMissing', 'entryNotAsked', 'noteRequired', 'commentTooLong'],
});

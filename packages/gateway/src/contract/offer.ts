import * as v from 'valibot';
import { linkAnswer, linkParam, linkReasons, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { day, fileRef, idempotencyKey, instant, upTo } from './shapes.ts';

/** More than any file's id, and any number of files, has; how many may be handed in is a rule (section 5). */
const ID_MAX = 100;
const FILES_MAX = 100;

/** What is offered to whom, and until when. Texts are in the language of the call. */
const offer = {
  position: v.object({
    post: v.string(),
    companyDescr: v.string(),
    deptIdDescr: v.string(),
    /** The city's name. */
    workPlace: v.string(),
  }),
  /** As the letter addresses them; empty where no name is known. */
  candidateName: v.string(),
  salary: v.optional(v.string()),
  /** The first day of work, `YYYY-MM-DD`; an empty text where it is open. */
  startDate: v.optional(v.union([day, v.literal('')])),
  /** How long the probation is. */
  probation: v.optional(v.string()),
  /** Whom to ask. */
  contact: v.object({
    name: v.string(),
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
  sentAt: instant,
  /** Until when it may be answered. */
  deadline: instant,
  /** The company's zone, an IANA name such as `Asia/Shanghai`. */
  companyZone: v.string(),
};

/** What became of an offer that was answered. */
export const offerAnswers = ['accepted', 'declined'] as const;
/** An offer that was answered, with the attachments that were handed in; once accepted, until there are five. */
const answeredOffer = {
  ...offer,
  answer: v.object({
    kind: v.picklist(offerAnswers),
    at: instant,
    /** Why it was declined. */
    reason: v.optional(v.string()),
  }),
  attachments: v.array(fileRef),
  /** Whether more of them may be handed in now. */
  attachmentsOpen: v.boolean(),
};

/** The receipt: of the answer, and of the attachments. Its message says that the answer stands (section 8). */
export const offerReceipt = linkReceipt(answeredOffer);
export type OfferReceipt = v.InferOutput<typeof offerReceipt>;

/**
 * The offer of a link (section 4). `open` waits for an answer; `done` was accepted or declined; `handled` was taken back
 * by the company; `expired` says whether the offer's deadline or the link's time has passed.
 */
export const offerAnswer = linkAnswer({ open: offer, done: answeredOffer });
export type OfferState = v.InferOutput<typeof offerAnswer>;
/** An offer that can be answered. */
export type OpenOffer = Extract<OfferState, { state: 'open' }>;

const byLink = { groups: ['rm.offer'], access: 'link' } as const;
const submitted = { ...linkParam, idempotencyKey };
const answerReasons = [...linkReasons, 'offerHandled', 'offerExpired'] as const;

/** What a link offers, and what became of it. Reading it changes nothing (decision 5.12). */
export const getOffer = defineMethod({
  name: 'getOffer',
  ...byLink,
  param: v.object(linkParam),
  data: offerAnswer,
});

/** Accepts an offer, for good. */
export const acceptOffer = defineMethod({
  name: 'acceptOffer',
  ...byLink,
  submit: true,
  param: v.object(submitted),
  data: offerReceipt,
  reasons: answerReasons,
});

/** Declines an offer, for good; needs a reason of at most 1000 characters. */
export const declineOffer = defineMethod({
  name: 'declineOffer',
  ...byLink,
  submit: true,
  param: v.object({ ...submitted, reason: v.string() }),
  data: offerReceipt,
  reasons: [...answerReasons, 'reasonRequired', 'reasonTooLong'],
});

/**
 * Hands in attachments of an accepted offer: files that were uploaded with this link's token, each within 10 MB. They
 * join those handed in before, until there are five; one of these is none anew.
 */
export const submitOfferAttachments = defineMethod({
  name: 'submitOfferAttachments',
  ...byLink,
  submit: true,
  param: v.object({
    ...submitted,
    fileIds: v.pipe(v.array(v.pipe(v.string(), upTo(ID_MAX))), v.minLength(1), v.maxLength(FILES_MAX)),
  }),
  data: offerReceipt,
  reasons: [...answerReasons, 'notAccepted', 'tooMany', 'fileUnknown', 'fileTooLarge', 'fileWrongFormat'],
});

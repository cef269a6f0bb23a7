import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { genders } from './resume-sections.ts';
import { captchaFields, idempotencyKey, instant, named, number, page, upTo, word } from './shapes.ts';

export const recommendationStatuses = ['received', 'screening', 'interview', 'hired', 'closed'] as const;
export type RecommendationStatus = (typeof recommendationStatuses)[number];

/** More than any name, any address, and any file's id has. */
const LINE_MAX = 200;
const line = v.pipe(v.string(), upTo(LINE_MAX));

/** Somebody whom one has recommended. What was written about them goes to the recruiters, and does not come back. */
export const recommendation = v.object({
  id: v.string(),
  applicantName: v.string(),
  /** Absent where the recruiters are to find the position. */
  position: v.optional(
    v.object({
      id: v.string(),
      post: v.string(),
      companyDescr: v.string(),
      deptIdDescr: v.string(),
      workPlace: named,
    }),
  ),
  recommendedAt: instant,
  status: word(recommendationStatuses, 'screening'),
  statusLabel: v.string(),
  timeline: v.array(
    v.object({ stage: word(recommendationStatuses, 'screening'), label: v.string(), at: instant }),
  ),
});
export type Recommendation = v.InferOutput<typeof recommendation>;

/** How a recommended person is reached. */
const contact = { phoneNationCode: v.optional(v.string(), '+86'), phoneNumber: line, email: line };

/**
 * Recommends somebody to the recruiters (section 5: only with the consent of the resume's owner). `uploadResume` is the
 * id of a file that the session has uploaded, of a format and size that resume attachments have. Who is recommended or
 * has applied already, to the same position or to none in particular, is not recommended again.
 */
export const recommendCandidate = defineMethod({
  name: 'recommendCandidate',
  groups: ['rm.recommend'],
  access: 'session',
  siteBound: true,
  submit: true,
  captcha: true,
  param: v.object({
    applicantName: line,
    gender: v.optional(v.picklist(genders), ''),
    ...contact,
    uploadResume: line,
    recommendReason: v.optional(v.string(), ''),
    positionId: v.optional(line),
    /** The resume's owner has authorised it. */
    consent: v.boolean(),
    idempotencyKey,
    ...captchaFields,
  }),
  data: recommendation,
  reasons: [
    'applicantNameRequired',
    'contactInvalid',
    'consentRequired',
    'reasonTooLong',
    'positionUnknown',
    'closed',
    'delisted',
    'recommendedAlready',
    'fileUnknown',
    'fileTooLarge',
    'fileWrongFormat',
  ],
});

/** Whom the session's account has recommended, the latest first. */
export const queryRecommendations = defineMethod({
  name: 'queryRecommendations',
  groups: ['rm.recommend'],
  access: 'session',
  param: v.object(page),
  data: v.object({ total: number, rows: v.array(recommendation) }),
});

/**
 * Whether a recommendation would be refused as a repeat. It says so of the person for this position and no more: not by
 * whom, when, or what became of it. After twenty people who were known, in ten minutes and by either method, a captcha
 * is asked for each.
 */
export const checkDuplicateCandidate = defineMethod({
  name: 'checkDuplicateCandidate',
  groups: ['rm.recommend'],
  access: 'session',
  captcha: true,
  lookUp: true,
  param: v.object({
    ...contact,
    positionId: v.optional(line),
    ...captchaFields,
  }),
  data: v.object({ duplicate: v.boolean() }),
  reasons: ['contactInvalid'],
});

import {
  fileRef,
  genders,
  recommendationStatuses,
  shareFilters,
  upTo,
  verificationFunctions,
} from '@careers/gateway/contract';
import { isCalendarDay } from '@careers/validation';
import * as v from 'valibot';
import { isAnswerOf } from '../backend/submits.ts';
import type { CaptchaState } from '../captcha/service.ts';
import { STATE_SHAPE, type WorldState } from '../domain/state.ts';
import { locales } from '../scenarios/config.ts';
import { readSiteDocument, SiteDocumentError } from '../sites/read-document.ts';
import { count, instant } from './read-numbers.ts';
import { storedLink, storedProcess } from './read-process.ts';
import { storedSnapshot, templateId, writtenSections } from './read-resume.ts';

const text = v.string();
/** What somebody is called and reached by: the contract's answers have no longer ones. */
const line = v.pipe(text, upTo(200));
/** Values by name. Valibot's own record takes an empty list for one without values. */
// @__NO_SIDE_EFFECTS__
function byName<const Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.custom<object>((input) => !Array.isArray(input), 'Invalid type: a list, where values by name are due'),
    v.record(text, value),
  );
}
/** A key that no object has by itself. */
const key = v.pipe(
  text,
  v.check((name) => !(name in {}), 'Invalid key: no object has it by itself'),
);
/** The time of a message, which goes out as it stands. */
const writtenInstant = v.pipe(
  text,
  v.isoTimestamp(),
  v.check((time) => isCalendarDay(time.slice(0, 10)), 'Invalid day: no calendar has it'),
);
const positionStatus = v.picklist(['open', 'closed', 'delisted']);
const captchaType = v.picklist(['blockPuzzle', 'clickWord']);
const point = v.object({ x: v.number(), y: v.number() });

const captcha: v.GenericSchema<unknown, CaptchaState> = v.object({
  challenges: byName(
    v.object({
      captchaType,
      secretKey: v.nullable(text),
      answer: v.variant('captchaType', [
        v.object({ captchaType: v.literal('blockPuzzle'), x: v.number() }),
        v.object({ captchaType: v.literal('clickWord'), points: v.array(point) }),
      ]),
      expiresAt: instant,
    }),
  ),
  verifications: byName(v.object({ captchaType, expiresAt: instant })),
  clients: v.array(
    v.object({
      clientUid: text,
      since: v.number(),
      gets: count,
      checks: count,
      failures: count,
      lockedUntil: v.number(),
    }),
  ),
});

const recommendationStep = v.object({ stage: v.picklist(recommendationStatuses), at: instant });

/** All fields of a state: one that is declared and not read here is a type error. */
export const stateFields = {
  shape: v.literal(STATE_SHAPE),
  of: v.object({ seed: count, size: count }),
  clockOffset: v.pipe(v.number(), v.finite()),
  startedAt: instant,
  sequence: count,
  accounts: byName(
    v.object({
      id: key,
      name: line,
      account: v.exactOptional(line),
      phone: v.exactOptional(line),
      phoneNationCode: v.exactOptional(v.pipe(text, upTo(8))),
      email: v.exactOptional(line),
      passwordHash: v.exactOptional(text),
      authFlag: v.exactOptional(v.picklist(['1', '2'])),
      consents: v.array(
        v.object({ kind: v.picklist(['terms', 'privacy']), version: text, agreedAt: instant }),
      ),
      deletionDueAt: v.exactOptional(instant),
    }),
  ),
  sessions: byName(
    v.object({ accountId: text, expiresAt: instant, expiresOnUse: v.exactOptional(v.boolean()) }),
  ),
  codes: v.array(
    v.object({
      contact: text,
      function: v.picklist([...verificationFunctions, 'link']),
      code: text,
      sentAt: instant,
    }),
  ),
  attempts: byName(v.array(instant)),
  locks: byName(instant),
  failedLogins: byName(count),
  resetTokens: v.array(v.object({ token: text, accountId: text, contact: text, expiresAt: instant })),
  ownerProofs: v.array(v.object({ token: text, accountId: text, expiresAt: instant })),
  signOnCodes: v.array(v.object({ code: text, accountId: text, expiresAt: instant })),
  captcha,
  resumes: byName(
    v.object({
      revision: count,
      updatedAt: instant,
      sample: v.boolean(),
      written: writtenSections,
      templateId: v.exactOptional(templateId),
    }),
  ),
  parseJobs: v.array(v.object({ id: text, accountId: text, fileId: text, fileName: text, beganAt: instant })),
  deliveries: v.array(
    v.object({
      id: text,
      accountId: text,
      positionId: text,
      siteId: text,
      locale: v.picklist(locales),
      deliveredAt: instant,
      snapshotId: key,
      process: storedProcess,
    }),
  ),
  snapshots: byName(storedSnapshot),
  links: byName(storedLink),
  slots: v.array(
    v.object({
      id: text,
      start: instant,
      end: instant,
      offeredBy: v.exactOptional(text),
      deliveryId: v.exactOptional(text),
      elsewhere: v.exactOptional(v.literal(true)),
    }),
  ),
  linkPasses: v.array(v.object({ pass: text, token: text, expiresAt: instant })),
  recommendations: v.array(
    v.object({
      id: text,
      accountId: text,
      siteId: text,
      applicantName: text,
      gender: v.picklist(genders),
      phone: text,
      email: text,
      file: fileRef,
      reason: text,
      positionId: v.exactOptional(text),
      steps: v.tupleWithRest([recommendationStep], recommendationStep),
    }),
  ),
  collections: v.array(v.object({ accountId: text, positionId: text, collectedAt: instant })),
  inbox: v.array(
    v.object({
      id: text,
      channel: v.picklist(['sms', 'email']),
      to: text,
      accountId: v.exactOptional(text),
      deliveryId: v.exactOptional(text),
      at: writtenInstant,
      text,
      code: v.exactOptional(text),
      link: v.exactOptional(text),
      read: v.exactOptional(v.boolean()),
    }),
  ),
  feedback: v.array(
    v.object({
      siteId: text,
      at: instant,
      accountId: v.exactOptional(text),
      content: text,
      contact: v.exactOptional(text),
      fileIds: v.exactOptional(v.array(text)),
    }),
  ),
  // An answer that this version's method does not give was given by an earlier one: the submit is a new one then.
  submits: v.pipe(
    byName(v.object({ at: instant, answer: v.unknown() })),
    v.transform((submits) =>
      Object.fromEntries(Object.entries(submits).filter(([name, { answer }]) => isAnswerOf(name, answer))),
    ),
  ),
  expiredOnUse: byName(v.literal(true)),
  faultCounts: byName(count),
  positionStatus: byName(positionStatus),
  shares: v.array(
    v.object({
      ticket: text,
      websiteId: text,
      locale: v.picklist(locales),
      expiresAt: instant,
      of: v.variant('kind', [
        v.object({ kind: v.literal('list'), filters: shareFilters }),
        v.object({ kind: v.literal('position'), positionId: text }),
      ]),
    }),
  ),
  sites: byName(
    v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = readSiteDocument(dataset.value);
        if (read.ok) return read.document;
        addIssue({ message: new SiteDocumentError(read.problems).message });
        return NEVER;
      }),
    ),
  ),
} satisfies { readonly [Field in keyof WorldState]: v.GenericSchema<unknown, WorldState[Field]> };

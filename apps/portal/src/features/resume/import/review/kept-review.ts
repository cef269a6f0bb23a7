import { type FileRef, fileRef, type ParsedField, parsedField } from '@careers/gateway/contract';
import * as v from 'valibot';
import { type Portal, userOf } from '../../../../core/portal/portal.ts';
import { type DraftSubject, draftKey, findDraft, writeDraft } from '../../../../forms/draft.ts';
import { draftOwner } from '../../../../forms/link-drafts.ts';
import type { Decision } from './decide.ts';

const named = v.array(v.object({ id: v.string(), name: v.string() }));
const fields = v.record(v.string(), v.union([v.string(), v.boolean(), named]));

/** An unfinished review: what was read of the file, and the decisions so far. The file itself is not stored. */
const keptReview = v.object({
  fileName: v.string(),
  fields: v.array(parsedField),
  /** The revision of the resume that it was compared with. */
  revision: v.number(),
  decisions: v.array(
    v.tuple([v.string(), v.object({ takes: v.optional(v.boolean()), edited: v.optional(fields) })]),
  ),
  overwrites: v.boolean(),
  updatesResume: v.boolean(),
  /** The reference of the file, if it was uploaded to be read. */
  uploaded: v.optional(fileRef),
});
export type KeptReview = v.InferOutput<typeof keptReview>;

/** The same, with the types that are passed in. */
interface BegunReview extends Omit<KeptReview, 'decisions' | 'fields' | 'uploaded'> {
  readonly decisions: readonly (readonly [string, Decision])[];
  readonly fields: readonly ParsedField[];
  readonly uploaded: FileRef | undefined;
}

/** There is one import at a time, in whichever tab. */
const ONE = '';

const subjectOf = (portal: Portal): DraftSubject => ({
  owner: draftOwner(userOf(portal.session)),
  place: 'resume',
  form: 'import',
});

/** Stores a review on the device for the person who is logged in. */
export function keepReview(portal: Portal, review: BegunReview): void {
  writeDraft(portal.device, draftKey(subjectOf(portal), ONE), review, portal.clock());
}

/** The stored review and its time; undefined if it is too old, malformed, or another person's. */
export function findReview(portal: Portal): { readonly kept: KeptReview; readonly at: number } | undefined {
  const found = findDraft(portal.device, subjectOf(portal), {
    tab: ONE,
    schema: keptReview,
    now: portal.clock(),
  });
  return found && { kept: found.values, at: found.at };
}

/** Removes the review of the person who is logged in; another person's stays. */
export function forgetReview(portal: Portal): void {
  portal.device.remove(draftKey(subjectOf(portal), ONE));
}

import { type FileRef, fileRef, type ParsedField, parsedField } from '@careers/gateway/contract';
import * as v from 'valibot';
import { type Portal, userOf } from '../../../../core/portal/portal.ts';
import { type DraftSubject, draftKey, findDraft, writeDraft } from '../../../../forms/draft.ts';
import { draftOwner } from '../../../../forms/link-drafts.ts';
import type { Decision } from './decide.ts';

const named = v.array(v.object({ id: v.string(), name: v.string() }));
const fields = v.record(v.string(), v.union([v.string(), v.boolean(), named]));

/** A review that was begun: what was read of the file, and what of it was decided so far. The file itself is not kept. */
const keptReview = v.object({
  fileName: v.string(),
  fields: v.array(parsedField),
  /** Of the resume that it was held against. */
  revision: v.number(),
  decisions: v.array(
    v.tuple([v.string(), v.object({ takes: v.optional(v.boolean()), edited: v.optional(fields) })]),
  ),
  overwrites: v.boolean(),
  updatesResume: v.boolean(),
  /** Where the file is, if it was uploaded to be read. */
  uploaded: v.optional(fileRef),
});
export type KeptReview = v.InferOutput<typeof keptReview>;

/** The same as it is handed over. */
interface BegunReview extends Omit<KeptReview, 'decisions' | 'fields' | 'uploaded'> {
  readonly decisions: readonly (readonly [string, Decision])[];
  readonly fields: readonly ParsedField[];
  readonly uploaded: FileRef | undefined;
}

/** One import at a time, whichever tab it is in. */
const ONE = '';

const subjectOf = (portal: Portal): DraftSubject => ({
  owner: draftOwner(userOf(portal.session)),
  place: 'resume',
  form: 'import',
});

/** Keeps a review on the device, for whoever is logged in. */
export function keepReview(portal: Portal, review: BegunReview): void {
  writeDraft(portal.device, draftKey(subjectOf(portal), ONE), review, portal.clock());
}

/** The review that was kept, and when; none that is too old, somebody else's, or of another shape. */
export function findReview(portal: Portal): { readonly kept: KeptReview; readonly at: number } | undefined {
  const found = findDraft(portal.device, subjectOf(portal), {
    tab: ONE,
    schema: keptReview,
    now: portal.clock(),
  });
  return found && { kept: found.values, at: found.at };
}

/** Forgets the review of whoever is logged in; another person's on the same device stays theirs. */
export function forgetReview(portal: Portal): void {
  portal.device.remove(draftKey(subjectOf(portal), ONE));
}

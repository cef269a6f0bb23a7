import { getResume } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal/portal.ts';
import { contentOf, resumeFieldsQuery } from '../../model/resume-query.ts';
import type { Answers, Review } from '../import-state.ts';
import type { Decision } from '../review/decide.ts';
import type { KeptReview } from '../review/kept-review.ts';
import { planReview } from '../review/plan.ts';
import { proposalsOf } from '../review/proposals.ts';
import { ChangedElsewhere } from './save-over.ts';

/** The file was read, but nothing of a resume was found in it. */
export class NothingFound extends Error {
  override readonly name = 'NothingFound';
}

type ReadFile = Pick<Review, 'fileName' | 'file' | 'fields' | 'isAgain'>;

/**
 * Compares what was read of a file with the current resume, in the sections that the site asks for.
 * @throws {NothingFound} {GatewayFailure}
 */
export async function beginReview(
  portal: Portal,
  { fileName, file, fields, isAgain }: ReadFile,
): Promise<Review> {
  const [resume, { sections: asked }] = await Promise.all([
    portal.gateway.call(getResume, {}),
    portal.queries.ensureQueryData(resumeFieldsQuery(portal)),
  ]);
  // The editor shows no other sections: nobody could correct or remove what was written into them.
  const plans = planReview(contentOf(resume), proposalsOf(fields)).filter((plan) =>
    asked.some(({ section }) => section === plan.section),
  );
  if (plans.length === 0) throw new NothingFound();
  return { step: 'review', fileName, file, fields, resume, plans, isAgain, isSaving: false };
}

/** Continues a review after a reload, compared with the current resume. */
export async function continueReview(portal: Portal, kept: KeptReview): Promise<Review> {
  const review = await beginReview(portal, { ...kept, isAgain: false });
  const isAgain = review.resume.revision !== kept.revision;
  return { ...review, isAgain, answered: answersIn(kept, isAgain) };
}

/** The earlier answers. When the resume has changed since, nothing in it is overwritten without asking again. */
function answersIn({ decisions, overwrites, updatesResume }: KeptReview, isAgain: boolean): Answers {
  const kept = decisions.map(([key, { takes, edited }]): [string, Decision] => [
    key,
    { ...(takes === undefined || (isAgain && takes) ? {} : { takes }), ...(edited ? { edited } : {}) },
  ]);
  return { decisions: new Map(kept), overwrites: overwrites && !isAgain, updatesResume };
}

/** The review after a failed save: the same one, or a new one when the resume has changed since. */
export async function reviewAfterFailure(portal: Portal, open: Review, error: unknown): Promise<Review> {
  if (!(error instanceof ChangedElsewhere)) return { ...open, isSaving: false, error };
  try {
    return await beginReview(portal, { ...open, isAgain: true });
  } catch (refused) {
    return { ...open, isSaving: false, error: refused };
  }
}

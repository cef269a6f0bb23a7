import type { Evaluation, EvaluationDraft, EvaluationState } from '@careers/gateway/contract';
import { COMMENT_MAX } from '@careers/validation';
import { isoInstant } from '../core/clock.ts';
import { visibleText } from '../core/visible-text.ts';
import { evaluationCriteria } from '../data/evaluation-criteria.ts';
import type { Locale } from '../data/types.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { COMPANY_ZONE } from '../process/interviews.ts';
import { answeredResumeOf, askedResumeOf } from './asked-resume.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { evaluationsOf, roundAt } from './evaluations-of.ts';
import { draftOf, keepDraft } from './link-drafts.ts';
import { refuseStrays } from './refuse-strays.ts';
import { askedPositionOf, describeRequest, requestFactsOf, submitRequest } from './requests.ts';
import { spanOf } from './span-of.ts';

export const evaluationResolvers = {
  getEvaluation: (_param, context) => describeEvaluation(context),

  saveEvaluationDraft: ({ draft }, context) => keepEvaluationDraft(context, draft),

  submitEvaluation: (given, context) => takeEvaluation(context, given),

  getEvaluationConfig: (_param, context) => ({
    state: 'open',
    homepageConfigId: context.requireLink().delivery.siteId,
    criteria: criteriaIn(context.locale),
  }),

  getInterviewResults: (_param, context) => ({
    ...shownTo(context),
    results: evaluationsOf(context).map(({ scores: _scores, comment: _comment, ...result }) => result),
  }),

  getEvaluationRecord: (_param, context) => ({ ...shownTo(context), records: evaluationsOf(context) }),
} satisfies Partial<Resolvers>;

/** The criteria, in a language. */
export function criteriaIn(locale: Locale) {
  return evaluationCriteria.map(({ id, name, description, required }) => ({
    id,
    name: name[locale],
    description: description[locale],
    required,
  }));
}

/** Saves a draft by the call's link, while the link is open. */
export function keepEvaluationDraft(context: CallContext, draft: EvaluationDraft) {
  return describeRequest(
    context,
    'evaluation',
    () => ({ savedAt: isoInstant(keepDraft(context, draft).savedAt) }),
    () => ({}),
  );
}

/**
 * Accepts an evaluation by the call's link, for good.
 * @throws {BusinessError} if it is incomplete or too late
 */
export function takeEvaluation(context: CallContext, given: Evaluation) {
  const { scores, conclusion, comment } = given;
  return submitRequest(
    context,
    'evaluation',
    { scores, conclusion, comment: visibleText(comment) },
    () => describeEvaluation(context),
    () => refuseIncomplete(given),
  );
}

/** @throws {BusinessError} scoreMissing, commentRequired, commentTooLong, and for criteria that are not asked */
function refuseIncomplete({ scores, comment }: Evaluation): void {
  const scored = scores.map(({ criterionId }) => criterionId);
  const missing = evaluationCriteria
    .filter(({ id, required }) => required && !scored.includes(id))
    .map(({ id }) => id);
  if (missing.length > 0) throw new BusinessError('scoreMissing', { missing });
  refuseStrays(
    evaluationCriteria.map(({ id }) => id),
    scored,
  );
  if (visibleText(comment) === '') throw new BusinessError('commentRequired');
  for (const said of [comment, ...scores.map((score) => score.comment ?? '')])
    if ([...visibleText(said)].length > COMMENT_MAX) throw new BusinessError('commentTooLong');
}

/** The interview behind the call's link, and its evaluation. */
export function describeEvaluation(context: CallContext): EvaluationState {
  return describeRequest(
    context,
    'evaluation',
    (request) => {
      const draft = draftOf<EvaluationDraft>(context);
      return {
        ...interviewedOf(context, request),
        ...askedResumeOf(context, context.requireLink().delivery),
        ...(draft ? { draft: { savedAt: isoInstant(draft.savedAt), value: draft.value } } : {}),
      };
    },
    (request, { at, answer }) => ({
      ...interviewedOf(context, request),
      ...answeredResumeOf(context, context.requireLink().delivery),
      evaluatedAt: isoInstant(at),
      evaluation: answer,
    }),
  );
}

/** The interview to evaluate: that of the round in which the request was made, whichever has been arranged since. */
function interviewedOf(context: CallContext, request: StoredRequest) {
  const { round, time } = roundAt(context.requireLink().delivery.process, request.sentAt);
  return {
    ...requestFactsOf(context, request),
    round,
    ...(time ? { time: spanOf(time) } : {}),
  };
}

/** The facts beside the results behind every link to them. */
function shownTo(context: CallContext) {
  const { delivery } = context.requireLink();
  return {
    state: 'open' as const,
    homepageConfigId: delivery.siteId,
    candidateName: context.state().accounts[delivery.accountId]?.name ?? '',
    position: askedPositionOf(context, delivery),
    companyZone: COMPANY_ZONE,
  };
}

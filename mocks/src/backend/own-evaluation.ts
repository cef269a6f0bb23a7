import { submitEvaluation } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { COMPANY_ZONE } from '../process/interviews.ts';
import type { OpenedLink } from '../process/links.ts';
import { evaluatorOf } from '../process/recipients.ts';
import { requestOf } from '../process/requests.ts';
import { openLink } from '../process/sample-links.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { criteriaIn, describeEvaluation, keepEvaluationDraft, takeEvaluation } from './evaluation.ts';
import { roundAt } from './evaluations-of.ts';
import { closedAnswer, refuseClosedLink } from './link-access.ts';
import { askedPositionOf } from './requests.ts';
import { requireInterviewer } from './require-interviewer.ts';
import { spanOf } from './span-of.ts';

/** The interview that the interviewer of every world has to evaluate: the one behind the magic link `evaluation-open`. */
const SAMPLE = { id: 'evaluation-mine', token: 'evaluation-open' } as const;

export const ownEvaluationResolvers = {
  queryOwnEvaluations: (_param, context) => {
    const account = requireInterviewer(context);
    const rows = context
      .state()
      .deliveries.filter((delivery) => evaluatorOf(delivery) === account.id)
      .flatMap((delivery) => rowOf(context, delivery) ?? [])
      .sort(
        (one, other) =>
          Number(one.state !== 'open') - Number(other.state !== 'open') ||
          Date.parse(one.deadline) - Date.parse(other.deadline),
      );
    return { rows };
  },

  getOwnEvaluation: ({ id }, context) => {
    const byLink = throughOwn(context, id);
    return closedAnswer(byLink) ?? withCriteria(byLink, describeEvaluation(byLink));
  },

  saveOwnEvaluationDraft: ({ id, draft }, context) => {
    const byLink = throughOwn(context, id);
    return closedAnswer(byLink) ?? keepEvaluationDraft(byLink, draft);
  },

  submitOwnEvaluation: ({ id, ...given }, context) => {
    const byLink = throughOwn(context, id);
    refuseClosedLink(byLink, submitEvaluation);
    return { ...takeEvaluation(byLink, given), criteria: criteriaIn(context.locale) };
  },
} satisfies Partial<Resolvers>;

function withCriteria(context: CallContext, answer: ReturnType<typeof describeEvaluation>) {
  if (answer.state !== 'open' && answer.state !== 'done') return answer;
  return { ...answer, criteria: criteriaIn(context.locale) };
}

/**
 * The context of a call in an interviewer's session as if it came by the link that was sent to them, so that there is one
 * evaluation for both ways.
 * @throws {BusinessError} noPermission, evaluationUnknown: also if somebody else has to evaluate it
 */
function throughOwn(context: CallContext, id: string): CallContext {
  const account = requireInterviewer(context);
  const link = id === SAMPLE.id ? openLink(context, SAMPLE.token) : mailedLink(context, id);
  if (!link || evaluatorOf(link.delivery) !== account.id) throw new BusinessError('evaluationUnknown');
  return { ...context, link, requireLink: () => link };
}

/** The newest link to evaluate the interview of a delivery. */
function mailedLink({ state }: CallContext, id: string): OpenedLink | undefined {
  const { links, deliveries } = state();
  const delivery = deliveries.find((one) => one.id === id);
  const mailed = Object.entries(links).findLast(
    ([, { kind, deliveryId }]) => kind === 'evaluation' && deliveryId === id,
  );
  if (!delivery || !mailed) return undefined;
  const [token, link] = mailed;
  return { token, link, delivery };
}

const shownStates = { pending: 'open', answered: 'done', expired: 'expired' } as const;

/** The row of the latest evaluation of a delivery; empty if none was requested, or the request has ended. */
function rowOf(context: CallContext, delivery: StoredDelivery) {
  const request = requestOf(delivery.process, 'evaluation');
  if (!request || request.fate.kind === 'withdrawn') return undefined;
  const { round, time } = roundAt(delivery.process, request.sentAt);
  return {
    id: delivery.id,
    state: shownStates[request.fate.kind],
    candidateName: context.state().accounts[delivery.accountId]?.name ?? '',
    position: askedPositionOf(context, delivery),
    round,
    ...(time ? { time: spanOf(time) } : {}),
    deadline: isoInstant(request.deadline),
    companyZone: COMPANY_ZONE,
  };
}

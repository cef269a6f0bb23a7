import type { LinkState } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import {
  type RequestFate,
  type RequestKind,
  requestEvent,
  type StoredRequest,
} from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { describeSummary } from '../positions/describe.ts';
import { TransitionRefused } from '../process/engine.ts';
import type { AnswerEvent } from '../process/events.ts';
import { moveByLink } from '../process/hiring.ts';
import { COMPANY_ZONE } from '../process/interviews.ts';
import type { OpenedLink } from '../process/links.ts';
import { recruiter } from '../process/recipients.ts';
import { requestOf } from '../process/requests.ts';
import { reasonTexts } from '../texts.ts';
import { BusinessError, type CallContext } from './context.ts';
import { handledAnswer } from './link-access.ts';

/**
 * The request behind a call's link.
 * @throws {BusinessError} linkInvalid
 */
export function currentRequest(context: CallContext, kind: RequestKind): StoredRequest {
  return requestBehind(context.requireLink(), kind);
}

function requestBehind({ delivery }: OpenedLink, kind: RequestKind): StoredRequest {
  const request = requestOf(delivery.process, kind);
  if (!request) throw new BusinessError('linkInvalid');
  return request;
}

/**
 * The answer of a query by the link of a request. Reading changes nothing (decision 5.12).
 * @param open the content while the request waits for its answer
 * @param done the receipt of its answer
 */
export function describeRequest<Kind extends RequestKind, Open extends object, Done extends object>(
  context: CallContext,
  kind: Kind,
  open: (request: StoredRequest) => Open,
  done: (request: StoredRequest, answered: Answered<Kind>) => Done,
) {
  const opened = context.requireLink();
  const homepageConfigId = opened.delivery.siteId;
  const request = requestBehind(opened, kind);
  const fate = request.fate as RequestFate<RequestAnswer<Kind>>;
  switch (fate.kind) {
    case 'pending':
      return { state: 'open', homepageConfigId, ...open(request) } as const;
    case 'answered':
      return { state: 'done', homepageConfigId, ...done(request, fate) } as const;
    case 'expired':
      return {
        state: 'expired',
        message: reasonTexts.linkExpired[context.locale],
        homepageConfigId,
      } as const;
    case 'withdrawn':
      return handledAnswer(context, opened, 'notNeeded');
  }
}

/**
 * Refuses an answer, or a part of one, that comes too late, before it is checked.
 * @throws {BusinessError} linkInvalid, handled, linkExpired
 */
export function refuseOver(opened: OpenedLink, kind: RequestKind): void {
  const { fate } = requestBehind(opened, kind);
  if (fate.kind !== 'pending') throw new BusinessError(fate.kind === 'answered' ? 'handled' : 'linkExpired');
}

/** An answer, with the time when it was given. */
interface Answered<Kind extends RequestKind> {
  readonly at: number;
  readonly answer: RequestAnswer<Kind>;
}

/**
 * Answers a request by the call's link, for good.
 * @returns what the link shows from then on
 * @throws {BusinessError} handled or linkExpired, if it can no longer be answered
 */
export function submitRequest<Kind extends RequestKind, Receipt extends { readonly state: LinkState }>(
  context: CallContext,
  kind: Kind,
  answer: RequestAnswer<Kind>,
  describe: () => Receipt,
  /** Refuses an invalid answer, once it is known that the request waits for one. */
  check?: () => void,
): Extract<Receipt, { state: 'done' }> {
  const event = { type: requestEvent('submit', kind), answer } as AnswerEvent;
  try {
    moveByLink(context, context.requireLink(), event, check);
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    const fate = error.process && requestOf(error.process, kind)?.fate.kind;
    throw new BusinessError(overReason(fate));
  }
  const receipt = describe();
  if (receipt.state !== 'done') throw new RangeError(`${kind} has no answer`);
  return receipt as Extract<Receipt, { state: 'done' }>;
}

const overReason = (fate: RequestFate['kind'] | undefined) =>
  fate === 'expired' || fate === 'withdrawn' ? 'linkExpired' : 'handled';

/** What all requests have in common, in the language of the call. */
export function requestFactsOf(
  context: CallContext,
  { sentAt, deadline }: Pick<StoredRequest, 'sentAt' | 'deadline'>,
) {
  const { delivery } = context.requireLink();
  const { locale } = context;
  return {
    position: askedPositionOf(context, delivery),
    candidateName: context.state().accounts[delivery.accountId]?.name ?? '',
    askedBy: { name: recruiter[locale], email: 'hr@chengyuan.example' },
    sentAt: isoInstant(sentAt),
    deadline: isoInstant(deadline),
    companyZone: COMPANY_ZONE,
  };
}

/**
 * The position of the application, for the page behind a link, in the language of the call.
 * @throws {BusinessError} linkInvalid
 */
export function askedPositionOf(context: CallContext, { positionId }: StoredDelivery) {
  const { table } = context.positions();
  const index = table.indexOf(positionId);
  if (index === undefined) throw new BusinessError('linkInvalid');
  const { post, companyDescr, deptIdDescr, workPlace } = describeSummary(
    table,
    index,
    context.locale,
    context.state().startedAt,
  );
  return { post, companyDescr, deptIdDescr, workPlace: workPlace.name };
}

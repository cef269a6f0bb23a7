import type { InterviewReceipt, InterviewState } from '@careers/gateway/contract';
import { PROPOSALS } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { visibleText } from '../core/visible-text.ts';
import type { InterviewFate, StoredInterview, TimeSpan } from '../domain/process-state.ts';
import { TransitionRefused } from '../process/engine.ts';
import type { ProcessEvent } from '../process/events.ts';
import { eventsOf, moveByLink } from '../process/hiring.ts';
import { INTERVIEW_LENGTH, interviewOf } from '../process/interviews.ts';
import { isInOfficeHours, overlap } from '../process/slots.ts';
import { reasonTexts } from '../texts.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { handledAnswer } from './link-access.ts';
import { interviewIdOf, meetingOf } from './meeting.ts';
import { refuseReason } from './refuse-reason.ts';
import { requestFactsOf } from './requests.ts';
import { spanOf } from './span-of.ts';

export const interviewResolvers = {
  getInterview: (_param, context) => describe(context),

  acceptInterview: (_param, context) => act(context, { type: 'acceptInterview' }),

  abandonInterview: ({ reason }, context) =>
    act(context, { type: 'abandonInterview', reason: visibleText(reason) }, () => refuseReason(reason)),

  reportTimeNotSuitable: ({ reason, proposals }, context) => {
    const times = proposals.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
    return act(
      context,
      { type: 'reportTimeNotSuitable', reason: visibleText(reason), proposals: times },
      () => {
        refuseReason(reason);
        if (!arePossible(times, context.clock.now())) throw new BusinessError('proposalsInvalid');
      },
    );
  },
} satisfies Partial<Resolvers>;

function arePossible(times: readonly TimeSpan[], now: number): boolean {
  return (
    times.length === PROPOSALS &&
    times.every(
      (time, at) =>
        time.start > now &&
        time.end - time.start === INTERVIEW_LENGTH &&
        isInOfficeHours(time) &&
        !times.slice(at + 1).some((other) => overlap(time, other)),
    )
  );
}

/**
 * Lets the link's holder trigger an event, unless `check` refuses the param; returns the receipt.
 * @throws {BusinessError} handled, linkExpired
 */
function act(context: CallContext, event: ProcessEvent, check?: () => void): InterviewReceipt {
  try {
    moveByLink(context, context.requireLink(), event, check);
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    const fate = interviewOf(error.process)?.fate.kind;
    throw new BusinessError(fate === 'expired' || fate === 'withdrawn' ? 'linkExpired' : 'handled');
  }
  const receipt = describe(context);
  if (receipt.state !== 'done') throw new RangeError('the interview has no answer');
  return receipt;
}

function describe(context: CallContext): InterviewState {
  const opened = context.requireLink();
  const { delivery } = opened;
  const interview = interviewOf(delivery.process);
  if (!interview?.time) throw new BusinessError('linkInvalid');
  const homepageConfigId = delivery.siteId;
  const { fate } = interview;
  const facts = factsOf(context, interview, interview.time);
  const withdrawable = eventsOf(context, delivery, 'link').includes('abandonInterview');
  switch (fate.kind) {
    case 'invited':
      return { state: 'open', homepageConfigId, ...facts };
    case 'accepted':
    case 'abandoned':
    case 'notSuitable':
      return { state: 'done', homepageConfigId, ...facts, answer: answerOf(fate), withdrawable };
    case 'expired':
      return { state: 'expired', message: reasonTexts.linkExpired[context.locale], homepageConfigId };
    case 'withdrawn':
      return handledAnswer(context, opened, 'notNeeded');
  }
}

function answerOf(fate: Extract<InterviewFate, { kind: 'accepted' | 'abandoned' | 'notSuitable' }>) {
  return {
    kind: fate.kind,
    at: isoInstant(fate.at),
    ...('reason' in fate ? { reason: fate.reason } : {}),
    ...('proposals' in fate ? { proposals: fate.proposals.map(spanOf) } : {}),
  };
}

function factsOf(context: CallContext, interview: StoredInterview, time: TimeSpan) {
  const { delivery } = context.requireLink();
  return {
    ...requestFactsOf(context, interview),
    ...meetingOf(delivery, context.locale),
    id: interviewIdOf(delivery),
    time: spanOf(time),
  };
}

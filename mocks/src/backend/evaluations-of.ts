import { isoInstant } from '../core/clock.ts';
import { evaluationCriteria } from '../data/evaluation-criteria.ts';
import type { RequestFate, StoredProcess } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';
import { roundOf } from '../process/interviews.ts';
import { colleagueOf } from '../process/recipients.ts';
import type { CallContext } from './context.ts';
import { spanOf } from './span-of.ts';

/** All evaluations in the process of the call's link, oldest first, in the language of the call. */
export function evaluationsOf(context: CallContext) {
  const { delivery } = context.requireLink();
  const { process } = delivery;
  return answersOf(process).map(({ sentAt, at, answer: { scores, conclusion, comment } }) => {
    const { round, time } = roundAt(process, sentAt);
    const mean = scores.reduce((sum, { points }) => sum + points, 0) / Math.max(1, scores.length);
    return {
      round,
      ...(time ? { time: spanOf(time) } : {}),
      interviewer: colleagueOf('interviewer', delivery).name[context.locale],
      evaluatedAt: isoInstant(at),
      conclusion,
      average: Math.round(mean * 10) / 10,
      scores: scores.map(({ criterionId, points, comment: said }) => ({
        name: evaluationCriteria.find(({ id }) => id === criterionId)?.name[context.locale] ?? criterionId,
        points,
        ...(said ? { comment: said } : {}),
      })),
      comment,
    };
  });
}

function answersOf({ requests }: StoredProcess) {
  return requests.flatMap(({ kind, sentAt, ...request }) => {
    const fate = request.fate as RequestFate<RequestAnswer<'evaluation'>>;
    return kind === 'evaluation' && fate.kind === 'answered'
      ? [{ sentAt, at: fate.at, answer: fate.answer }]
      : [];
  });
}

/** The round of the interview that was the latest at a time, and when that takes place. */
export function roundAt(process: StoredProcess, at: number) {
  const interview = process.interviews.findLast(({ sentAt }) => sentAt <= at);
  return { round: roundOf(process, interview), ...(interview?.time ? { time: interview.time } : {}) };
}

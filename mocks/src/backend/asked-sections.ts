import type { ImprovableSection, Improvement } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { isFilledIn } from '../resumes/required.ts';
import { BusinessError, type CallContext } from './context.ts';
import { refuseStrays } from './refuse-strays.ts';
import { describeRequest, requestFactsOf } from './requests.ts';

/** What is answered for a link that asks for sections of a resume, before and after they are submitted. */
export function describeSections<Open extends object>(
  context: CallContext,
  kind: 'resumeImprovement' | 'resumeUpdate',
  askedOf: (request: StoredRequest) => Open,
) {
  return describeRequest(context, kind, askedOf, (request, { at, answer }) => ({
    ...requestFactsOf(context, request),
    improvedAt: isoInstant(at),
    handedIn: [...answer.sections],
  }));
}

/**
 * Refuses sections unless exactly those that are asked for are there, each once and filled in.
 * @throws {BusinessError} sectionNotAsked, incomplete
 */
export function refuseLacking(asked: readonly ImprovableSection[], sections: readonly Improvement[]): void {
  refuseStrays(
    asked,
    sections.map(({ section }) => section),
    'sectionNotAsked',
  );
  const missing = asked.filter((section) => {
    const sent = sections.find((one) => one.section === section);
    return !sent || !isFilledIn(section, sent.value);
  });
  if (missing.length > 0) throw new BusinessError('incomplete', { sections: missing });
}

import type { RecommendationStatus } from '@careers/gateway/contract';
import type { StoredRecommendation } from '../domain/state.ts';

/** The stages that follow each stage. */
const next: Readonly<Record<RecommendationStatus, readonly RecommendationStatus[]>> = {
  received: ['screening', 'closed'],
  screening: ['interview', 'closed'],
  interview: ['hired', 'closed'],
  hired: [],
  closed: [],
};

export function stageOf({ steps }: Pick<StoredRecommendation, 'steps'>): RecommendationStatus {
  return steps.at(-1)?.stage ?? 'received';
}

/** Stages that a recruiter may move a recommendation to now. */
export function stagesAfter(recommendation: StoredRecommendation): readonly RecommendationStatus[] {
  return next[stageOf(recommendation)];
}

/** Whether the recruiters are still considering this person: until they are not, nobody can recommend them again. */
export function isActive(recommendation: StoredRecommendation): boolean {
  return stageOf(recommendation) !== 'closed';
}

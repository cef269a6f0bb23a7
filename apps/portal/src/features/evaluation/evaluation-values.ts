import {
  type Evaluation,
  type EvaluationCriterion,
  type EvaluationDraft,
  evaluationConclusions,
} from '@careers/gateway/contract';
import * as v from 'valibot';

const points = v.picklist([1, 2, 3, 4, 5]);
const scoreValues = v.object({ criterionId: v.string(), points: v.optional(points), comment: v.string() });

/** The scorecard as it is typed: a criterion may have a comment before it has points. */
const evaluationValues = v.object({
  scores: v.array(scoreValues),
  conclusion: v.optional(v.picklist(evaluationConclusions)),
  comment: v.string(),
});
export type EvaluationValues = v.InferOutput<typeof evaluationValues>;

/** What a draft gives back, by the criteria of now: they may be others by then, or in another order. */
export function keptEvaluation(criteria: readonly EvaluationCriterion[]) {
  return v.pipe(
    evaluationValues,
    v.transform(({ scores, ...others }) => ({
      ...others,
      scores: criteria.map(
        ({ id }) => scores.find(({ criterionId }) => criterionId === id) ?? { criterionId: id, comment: '' },
      ),
    })),
  );
}

/** What a scorecard begins with: every criterion, with what was written of it before. */
export function beginningValues(
  criteria: readonly EvaluationCriterion[],
  draft: EvaluationDraft | undefined,
): EvaluationValues {
  return {
    scores: criteria.map(({ id }) => {
      const written = draft?.scores.find(({ criterionId }) => criterionId === id);
      const read = v.safeParse(points, written?.points);
      return {
        criterionId: id,
        comment: written?.comment ?? '',
        ...(read.success ? { points: read.output } : {}),
      };
    }),
    comment: draft?.comment ?? '',
    ...(draft?.conclusion ? { conclusion: draft.conclusion } : {}),
  };
}

/** What is sent of a scorecard: the criteria that have points. */
export function scoresIn({ scores }: EvaluationValues): Evaluation['scores'] {
  return scores.flatMap(({ criterionId, points: given, comment }) => {
    if (given === undefined) return [];
    return [{ criterionId, points: given, ...(comment.trim() ? { comment: comment.trim() } : {}) }];
  });
}

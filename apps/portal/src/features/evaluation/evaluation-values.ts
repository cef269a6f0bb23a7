import {
  type Evaluation,
  type EvaluationCriterion,
  type EvaluationDraft,
  evaluationConclusions,
} from '@careers/gateway/contract';
import * as v from 'valibot';

const points = v.picklist([1, 2, 3, 4, 5]);
const scoreValues = v.object({ criterionId: v.string(), points: v.optional(points), comment: v.string() });

/** The values of the scorecard's form: a criterion may have a comment before it has points. */
const evaluationValues = v.object({
  scores: v.array(scoreValues),
  conclusion: v.optional(v.picklist(evaluationConclusions)),
  comment: v.string(),
});
export type EvaluationValues = v.InferOutput<typeof evaluationValues>;

/** The row of a criterion before anything is said of it. */
export const noScore = ({ id }: EvaluationCriterion): EvaluationValues['scores'][number] => ({
  criterionId: id,
  comment: '',
});

/** The values of a draft for the current criteria: these may have changed since it was stored, or their order may have. */
export function keptEvaluation(criteria: readonly EvaluationCriterion[]) {
  return v.pipe(
    evaluationValues,
    v.transform(({ scores, ...others }) => ({
      ...others,
      scores: criteria.map(
        (criterion) => scores.find(({ criterionId }) => criterionId === criterion.id) ?? noScore(criterion),
      ),
    })),
  );
}

/** The first values of the form: all criteria, with what was saved for each. */
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

/** The scores that are sent: those of criteria with points. */
export function scoresIn({ scores }: EvaluationValues): Evaluation['scores'] {
  return scores.flatMap(({ criterionId, points: given, comment }) => {
    if (given === undefined) return [];
    return [{ criterionId, points: given, ...(comment.trim() ? { comment: comment.trim() } : {}) }];
  });
}

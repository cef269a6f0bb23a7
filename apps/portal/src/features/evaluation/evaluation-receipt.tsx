import type { EvaluationCriterion, EvaluationState } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt } from '../link-page/index.ts';
import { ScoreList } from './score-list.tsx';

interface EvaluationReceiptProps {
  readonly evaluated: Extract<EvaluationState, { state: 'done' }>;
  /** For the names of the criteria; one that is not among them is shown by its id. */
  readonly criteria: readonly EvaluationCriterion[];
}

/** A submitted evaluation, which can no longer be changed. */
export function EvaluationReceipt({
  evaluated: { evaluation, evaluatedAt, askedBy },
  criteria,
}: EvaluationReceiptProps) {
  const { t } = useLingui();
  return (
    <LinkReceipt title={t`You have submitted this evaluation`} at={evaluatedAt} takenBy={askedBy.name}>
      <ScoreList
        conclusion={evaluation.conclusion}
        comment={evaluation.comment}
        scores={evaluation.scores.map(({ criterionId, ...score }) => ({
          ...score,
          name: criteria.find(({ id }) => id === criterionId)?.name ?? criterionId,
        }))}
      />
    </LinkReceipt>
  );
}

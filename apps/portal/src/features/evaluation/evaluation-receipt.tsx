import type { EvaluationCriterion, EvaluationState } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt } from '../link-page/index.ts';
import { ScoreList } from './score-list.tsx';

interface EvaluationReceiptProps {
  readonly evaluated: Extract<EvaluationState, { state: 'done' }>;
  /** What was scored; a criterion that is not among them goes by its id. */
  readonly criteria: readonly EvaluationCriterion[];
}

/** An evaluation that was submitted, as it stands for good. */
export function EvaluationReceipt({
  evaluated: { evaluation, evaluatedAt },
  criteria,
}: EvaluationReceiptProps) {
  const { t } = useLingui();
  return (
    <LinkReceipt title={t`You have submitted this evaluation`} at={evaluatedAt}>
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

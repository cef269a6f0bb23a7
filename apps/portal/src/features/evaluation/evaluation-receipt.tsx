import { type EvaluationState, getEvaluationConfig } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../core/portal.ts';
import { LinkReceipt, linkQuery, usePageLink } from '../link-page/index.ts';
import { ScoreList } from './score-list.tsx';

interface EvaluationReceiptProps {
  readonly evaluated: Extract<EvaluationState, { state: 'done' }>;
}

/** An evaluation that was submitted, as it stands for good. */
export function EvaluationReceipt({ evaluated: { evaluation, evaluatedAt } }: EvaluationReceiptProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { token } = usePageLink();
  const { data } = useQuery(linkQuery(portal, getEvaluationConfig, token));
  const criteria = data?.state === 'open' ? data.criteria : [];
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

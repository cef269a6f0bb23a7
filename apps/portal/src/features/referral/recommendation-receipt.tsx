import type { Recommendation } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { Receipt } from '../../core/receipt.tsx';

interface RecommendationReceiptProps {
  readonly recommendation: Recommendation;
  readonly onAnother: () => void;
}

/** The receipt of a recommendation. */
export function RecommendationReceipt({ recommendation, onAnother }: RecommendationReceiptProps) {
  const { t } = useLingui();
  const { applicantName, position, recommendedAt } = recommendation;
  return (
    <Receipt
      title={t`Thank you for recommending ${applicantName}`}
      about={position ? [position.post, position.companyDescr] : [t`For any suitable position`]}
      at={recommendedAt}
    >
      <p className="max-w-reading text-sm text-muted">
        {t`We have told them by email that you recommended them.`}
      </p>
      <Button className="mt-6" variant="secondary" onClick={onAnother}>
        {t`Recommend someone else`}
      </Button>
    </Receipt>
  );
}

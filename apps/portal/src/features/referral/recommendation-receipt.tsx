import type { Recommendation } from '@careers/gateway/contract';
import { Button, Card, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { formatInstant } from '../../core/format.ts';

interface RecommendationReceiptProps {
  readonly recommendation: Recommendation;
  readonly onAnother: () => void;
}

/** A recommendation has arrived. Takes the focus, since the form it replaces is gone. */
export function RecommendationReceipt({ recommendation, onAnother }: RecommendationReceiptProps) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { applicantName, position, recommendedAt } = recommendation;
  return (
    <Card padding="lg" className="text-center">
      <CircleCheck size={40} className="mx-auto text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="mt-4 outline-none">
        {t`Thank you for recommending ${applicantName}`}
      </Heading>
      <InlineFacts
        items={position ? [position.post, position.companyDescr] : [t`For any suitable position`]}
        className="mt-2 justify-center text-muted"
      />
      <p className="tabular mt-1 text-sm text-muted">{formatInstant(recommendedAt, i18n.locale)}</p>
      <p className="mx-auto mt-4 max-w-reading text-sm text-muted">
        {t`We have told them by email that you recommended them.`}
      </p>
      <Button className="mt-8" variant="secondary" onClick={onAnother}>
        {t`Recommend someone else`}
      </Button>
    </Card>
  );
}

import { RequiredMark, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

interface AwaitsConsentProps {
  readonly label: string;
  /** Says what has to be done first, and what does not happen before. */
  readonly children: string;
}

/** Shown in place of a field for required files until the person has consented to their processing (decision 0140). */
export function AwaitsConsent({ label, children }: AwaitsConsentProps) {
  const { t } = useLingui();
  return (
    <div>
      <p className="mb-1 text-sm font-medium">
        {label}
        <RequiredMark label={t`required`} />
      </p>
      <p className="text-sm text-balance text-muted">
        <TitleText byClause>{children}</TitleText>
      </p>
    </div>
  );
}

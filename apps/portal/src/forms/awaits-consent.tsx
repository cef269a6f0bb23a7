import { RequiredMark, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

interface AwaitsConsentProps {
  readonly label: string;
  /** What has to be done first, and what does not happen until then. */
  readonly children: string;
}

/** Stands in the place of a field for required files until there is the consent that they are sent under (decision 0140). */
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

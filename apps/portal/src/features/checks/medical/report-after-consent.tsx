import { Skeleton } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../../../core/parts/lazy.tsx';
import { PartBoundary } from '../../../core/parts/part-boundary.tsx';
import { PartFailed } from '../../../core/parts/part-failed.tsx';
import { AwaitsConsent } from '../../../forms/awaits-consent.tsx';
import { type Form, useFormValue } from '../../../forms/form/index.ts';
import type { MedicalValues } from './medical-values.ts';

const ReportField = lazy(() => import('./report-field.tsx'));

interface ReportAfterConsentProps {
  readonly id: string;
  readonly form: Form<MedicalValues>;
  readonly onProblem: (problem: string | undefined) => void;
}

/** The field of the report's files; until the consent is given, a sentence in its place. */
export function ReportAfterConsent({ id, form, onProblem }: ReportAfterConsentProps) {
  const { t } = useLingui();
  const hasAgreed = useFormValue(form, 'consent') === true;
  return hasAgreed ? (
    <PartBoundary
      fallback={<Skeleton className="h-24 w-full" />}
      failed={(error, onRetry) => <PartFailed error={error} onRetry={onRetry} />}
    >
      <ReportField id={id} form={form} onProblem={onProblem} />
    </PartBoundary>
  ) : (
    <AwaitsConsent label={t`Report`}>
      {t`You choose it once you have agreed above: until then no file leaves your device.`}
    </AwaitsConsent>
  );
}

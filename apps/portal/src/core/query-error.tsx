import { ErrorState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { describeFailure } from './failures.ts';
import { PartFailed } from './part-failed.tsx';
import { PartFailure } from './part-failure.ts';

interface QueryErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly pending?: boolean;
  readonly size?: 'page' | 'block';
  /** What could not be had, where more depends on it than can be seen; why is said below. */
  readonly title?: string;
}

/** A block or page whose data could not be had: what happened, and once more. */
export function QueryError({ error, onRetry, pending = false, size = 'block', title }: QueryErrorProps) {
  const { t, i18n } = useLingui();
  if (error instanceof PartFailure) return <PartFailed error={error} onRetry={onRetry} size={size} />;
  const shown = describeFailure(error, i18n);
  const why = shown.kind === 'error' ? shown.text : t`There is nothing to show here.`;
  // What the specification keeps silent is not said by another title either.
  const what = shown.kind === 'error' ? title : undefined;
  return (
    <ErrorState
      size={size}
      title={what ?? why}
      detail={what && why}
      retry={{ label: t`Try again`, onRetry, pending }}
      {...(shown.kind === 'error' && shown.requestId
        ? { requestId: { label: t`Request id`, value: shown.requestId } }
        : {})}
    />
  );
}

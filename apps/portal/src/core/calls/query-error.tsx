import { ErrorState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { describeFailure } from '../failures/failures.ts';
import { PartFailure } from '../failures/part-failure.ts';
import { PartFailed } from '../parts/part-failed.tsx';
import { usePortal } from '../portal/portal.ts';
import { tryFailedAgain } from './try-failed-again.ts';

export interface QueryErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly pending?: boolean;
  readonly size?: 'page' | 'block';
  /** Names what could not be loaded, where that is not plain from the place; the reason is then shown below it. */
  readonly title?: string;
}

/**
 * In place of a block or page whose data could not be loaded: the reason, and a button that tries again, with all else that has failed
 * on screen.
 */
export function QueryError({ size = 'block', ...failed }: QueryErrorProps) {
  const { error, onRetry } = failed;
  if (error instanceof PartFailure) return <PartFailed error={error} onRetry={onRetry} size={size} />;
  return <QueryFailed size={size} {...failed} />;
}

type QueryFailedProps = QueryErrorProps & Required<Pick<QueryErrorProps, 'size'>>;

function QueryFailed({ error, onRetry, pending = false, size, title }: QueryFailedProps) {
  const { t, i18n } = useLingui();
  const { queries } = usePortal();
  const retry = () => {
    onRetry();
    tryFailedAgain(queries);
  };
  const shown = describeFailure(error, i18n);
  const why = shown.kind === 'error' ? shown.text : t`There is nothing to show here.`;
  // A failure that the specification keeps silent gets no title of its own either.
  const what = shown.kind === 'error' ? title : undefined;
  return (
    <ErrorState
      size={size}
      title={what ?? why}
      detail={what && why}
      retry={{ label: t`Try again`, onRetry: retry, pending }}
      {...(shown.kind === 'error' && shown.requestId
        ? { requestId: { label: t`Request ID`, value: shown.requestId } }
        : {})}
    />
  );
}

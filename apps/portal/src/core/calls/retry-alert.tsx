import { Button, useFocusNear } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { describeFailure } from '../failures/failures.ts';
import { usePortal } from '../portal/portal.ts';
import { tryFailedAgain } from './try-failed-again.ts';

interface RetryAlertProps {
  readonly title: string;
  /** Why, where the specification does not keep it silent. */
  readonly error: unknown;
  readonly pending: boolean;
  /** What the alert is about, for scripts that look for it. */
  readonly state: string;
}

/** Above a page that is there, but not all of it: says so and why, with a button that fetches all that has failed on screen again. */
export function RetryAlert({ title, error, pending, state }: RetryAlertProps) {
  const { t, i18n } = useLingui();
  const { queries } = usePortal();
  const alert = useFocusNear<HTMLDivElement>();
  const text = describeFailure(error, i18n);
  return (
    <div
      ref={alert}
      role="alert"
      data-state={state}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-warning-surface px-4 py-3 text-sm"
    >
      <CircleAlert size={18} className="shrink-0 text-warning-text" />
      <div className="min-w-0 grow basis-56">
        <p className="font-medium text-warning-text">{title}</p>
        {text.kind === 'error' && <p className="mt-0.5">{text.text}</p>}
      </div>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => tryFailedAgain(queries)}>
        {t`Try again`}
      </Button>
    </div>
  );
}

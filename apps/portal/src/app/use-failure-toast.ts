import { useLingui } from '@lingui/react';
import { describeFailure } from './failures.ts';
import { usePortal } from './portal.ts';

/** Shows a failure that no field and no block can show: as a message, once while it is on screen. */
export function useFailureToast(): (error: unknown) => void {
  const { toasts } = usePortal();
  const { i18n } = useLingui();
  return (error) => {
    const shown = describeFailure(error, i18n);
    if (shown.kind === 'error') toasts.show({ tone: 'error', message: shown.text });
  };
}

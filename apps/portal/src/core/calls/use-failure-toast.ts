import { GatewayFailure } from '@careers/gateway';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { describeFailure, isServerSpeaking } from '../failures/failures.ts';
import { useLanguageChange } from '../language/use-language-change.ts';
import { usePortal } from '../portal/portal.ts';

/**
 * Shows a failure that no field and no block can show, as a toast. When the language changes while it is on screen, it is shown
 * in the new language; a message in the server's own words is removed.
 */
export function useFailureToast(): (error: unknown) => void {
  const { toasts } = usePortal();
  const { i18n } = useLingui();
  const last = useRef<{ readonly error: unknown; readonly id: number }>(undefined);

  function show(error: unknown): void {
    const shown = describeFailure(error, i18n);
    if (shown.kind === 'nothing') return;
    // Whoever has closed the login knows why: this one disappears by itself.
    const tone = error instanceof GatewayFailure && error.kind === 'expired' ? 'info' : 'error';
    last.current = { error, id: toasts.show({ tone, message: shown.text }) };
  }

  useLanguageChange(() => {
    if (!last.current || !toasts.getSnapshot().some(({ id }) => id === last.current?.id)) return;
    toasts.dismiss(last.current.id);
    if (!isServerSpeaking(last.current.error)) show(last.current.error);
  });
  return show;
}

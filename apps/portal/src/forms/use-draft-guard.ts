import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../core/portal/portal.ts';
import type { Draft } from './use-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** `useUnsavedGuard` for a form whose draft is kept on the device: to save is to keep the draft (section 4, Other). */
export function useDraftGuard(draft: Draft, isUnsaved: boolean): ReactNode {
  const { t } = useLingui();
  const { toasts } = usePortal();
  return useUnsavedGuard({
    isUnsaved,
    onSave: () => {
      draft.keepNow();
      toasts.show({ tone: 'success', message: t`Save successfully` });
      return true;
    },
    onDiscard: draft.forget,
  });
}

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { PartNotice } from '../core/parts/part-notice.tsx';
import { usePortal } from '../core/portal/portal.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const loadDialog = () => import('./unsaved-dialog.tsx');
const UnsavedDialog = lazy(loadDialog);

interface UnsavedGuardOptions {
  /** Whether there are edits that were not sent. */
  readonly isUnsaved: boolean;
  /** Saves the edits; with the result false the person stays on the page, where the form says why. */
  readonly onSave: () => boolean | Promise<boolean>;
  /** Whether saving sends to the server, so that it outlives a log out. */
  readonly savesToServer?: boolean;
  /** Called when the page is left without saving. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before an edited form is left (section 4, Other): for navigations inside the app by a dialog, for the tab itself by the
 * browser's own. A change of the query alone does not count as leaving.
 * @returns the dialog, to be rendered anywhere on the page
 */
export function useUnsavedGuard({
  isUnsaved,
  onSave,
  savesToServer = false,
  onDiscard,
}: UnsavedGuardOptions): ReactNode {
  const { unsaved } = usePortal();
  const { path } = useAppLocation();
  const [own] = useState(path);
  const [isSaving, setSaving] = useState(false);
  const { waiting, pressed } = useLeaveQuestion(own, isUnsaved);

  // The dialog is fetched as soon as there are edits: the network may be down when it is needed.
  useEffect(() => {
    if (isUnsaved) loadDialog().catch(() => {});
  }, [isUnsaved]);

  const send = useEffectEvent(async () => savesToServer && (await onSave()));
  useEffect(() => (isUnsaved ? unsaved.add({ send: () => send() }) : undefined), [isUnsaved, unsaved]);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      if (await onSave()) waiting?.proceed();
      else waiting?.stay();
    } catch {
      // The form says why.
      waiting?.stay();
    } finally {
      setSaving(false);
    }
  }
  function leave(): void {
    onDiscard?.();
    waiting?.proceed();
  }

  return (
    <PartBoundary
      again={waiting}
      failed={(error, onRetry) =>
        waiting && <PartNotice button={pressed} error={error} onRetry={onRetry} onClose={waiting.stay} />
      }
    >
      {waiting && (
        <UnsavedDialog isSaving={isSaving} onStay={waiting.stay} onLeave={leave} onSave={() => void save()} />
      )}
    </PartBoundary>
  );
}

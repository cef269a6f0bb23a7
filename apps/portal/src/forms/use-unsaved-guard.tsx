import { Button } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useAppLocation } from '../core/app-location.ts';

interface UnsavedGuardOptions {
  /** Whether something would be lost: edited, and not sent. */
  readonly isUnsaved: boolean;
  /** Saves what was edited; the answer false keeps the person on the page, where the form says why. */
  readonly onSave: () => boolean | Promise<boolean>;
  /** Told that the page is left without what was edited. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before an edited form is left (section 4, Other): inside of the app in a dialog, which is to be shown somewhere on
 * the page; for the tab itself in the browser's own words. A change of the query alone leaves nothing.
 */
export function useUnsavedGuard({ isUnsaved, onSave, onDiscard }: UnsavedGuardOptions): ReactNode {
  const { t } = useLingui();
  const { path } = useAppLocation();
  const [own] = useState(path);
  const [isSaving, setSaving] = useState(false);
  const shouldBlockFn = useCallback(
    // Whoever has been asked and is on their way may change their mind where to: they are asked once.
    ({ current, next }: { readonly current: Place; readonly next: Place }) =>
      current.pathname === own && next.pathname !== own,
    [own],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    withResolver: true,
  });

  async function save(): Promise<void> {
    setSaving(true);
    try {
      if (await onSave()) proceed?.();
      else reset?.();
    } catch {
      // The form says why.
      reset?.();
    } finally {
      setSaving(false);
    }
  }
  function leave(): void {
    onDiscard?.();
    proceed?.();
  }

  return (
    <Dialog
      open={status === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !isSaving) reset?.();
      }}
      title={t`Unsaved changes`}
      description={t`Your changes have not been saved yet, do you need to save the content of this change?`}
      closeLabel={t`Stay on this page`}
      shape="md"
      keepOnOutsidePress
    >
      <div className="flex flex-col-reverse gap-3 @md:flex-row @md:justify-end">
        <Button variant="ghost" disabled={isSaving} onClick={leave}>
          {t`Leave without saving`}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={() => reset?.()}>
          {t`Stay`}
        </Button>
        <Button pending={isSaving} onClick={() => void save()}>
          {t`Save`}
        </Button>
      </div>
    </Dialog>
  );
}

interface Place {
  readonly pathname: string;
}

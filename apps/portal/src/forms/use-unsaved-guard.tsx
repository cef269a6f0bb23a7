import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppLocation } from '../core/app-location.ts';
import { lazy } from '../core/lazy.tsx';
import { PartBoundary } from '../core/part-boundary.tsx';
import { PartFailed } from '../core/part-failed.tsx';
import { usePortal } from '../core/portal.ts';

const loadDialog = () => import('./unsaved-dialog.tsx');
const UnsavedDialog = lazy(loadDialog);

interface UnsavedGuardOptions {
  /** Whether something would be lost: edited, and not sent. */
  readonly isUnsaved: boolean;
  /** Saves what was edited; the answer false keeps the person on the page, where the form says why. */
  readonly onSave: () => boolean | Promise<boolean>;
  /** The server has what is saved, so that it outlives a log out. */
  readonly savesToServer?: boolean;
  /** Told that the page is left without what was edited. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before an edited form is left (section 4, Other): inside of the app in a dialog, which is to be shown somewhere on
 * the page; for the tab itself in the browser's own words. A change of the query alone leaves nothing.
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
  /** How the question that is asked now is answered with staying. */
  const stay = useRef<() => void>(undefined);
  /** The same of one whose person has come back without an answer. */
  const [moot, setMoot] = useState<() => void>();
  const shouldBlockFn = useCallback(
    // Whoever has been asked and is on their way may change their mind where to: they are asked once.
    ({ current, next }: { readonly current: RouteLocation; readonly next: RouteLocation }) => {
      if (next.pathname === own) {
        setMoot(() => stay.current);
        stay.current = undefined;
      }
      return current.pathname === own && next.pathname !== own;
    },
    [own],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    withResolver: true,
  });

  // Once there is something to lose: the line may be gone when it is asked about.
  useEffect(() => {
    if (isUnsaved) loadDialog().catch(() => {});
  }, [isUnsaved]);

  const send = useEffectEvent(async () => savesToServer && (await onSave()));
  useEffect(() => (isUnsaved ? unsaved.add({ send: () => send() }) : undefined), [isUnsaved, unsaved]);

  const blocked = status === 'blocked' && reset !== moot;
  // Saved or taken back while it was asked: nothing is in the way any more.
  useEffect(() => {
    if (blocked && !isUnsaved) proceed?.();
  }, [blocked, isUnsaved, proceed]);
  // Another address while it asks is another question. Each answer leads back from its own: one alone is to be answered.
  useEffect(() => {
    stay.current = reset;
  }, [reset]);
  // A form that goes while it asks was sent meanwhile: what has come in its place stays, under its own address.
  useEffect(() => () => stay.current?.(), []);

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
    <PartBoundary failed={(error, onRetry) => blocked && <PartFailed error={error} onRetry={onRetry} />}>
      {blocked && (
        <UnsavedDialog
          isSaving={isSaving}
          onStay={() => reset?.()}
          onLeave={leave}
          onSave={() => void save()}
        />
      )}
    </PartBoundary>
  );
}

interface RouteLocation {
  readonly pathname: string;
}

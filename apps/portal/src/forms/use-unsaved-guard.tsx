import { useBlocker } from '@tanstack/react-router';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { PartNotice } from '../core/parts/part-notice.tsx';
import { usePortal } from '../core/portal/portal.ts';

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
  /** Answers the current question with "stay". */
  const stay = useRef<() => void>(undefined);
  /** The same of a question that is void, because the person went back to the form without answering it. */
  const [moot, setMoot] = useState<() => void>();
  /** What was pressed to leave, or what had the focus. */
  const pressed = useRef<HTMLElement>(null);
  // The router removes the blocker a moment after the form, when its receipt is on screen already and can be left.
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const shouldBlockFn = useCallback(
    // Only leaving the form itself is blocked: somebody who has answered, and then goes somewhere else, is not asked again.
    ({ current, next }: { readonly current: RouteLocation; readonly next: RouteLocation }) => {
      if (next.pathname === own) {
        setMoot(() => stay.current);
        stay.current = undefined;
      }
      const { activeElement } = document;
      pressed.current = activeElement instanceof HTMLElement ? activeElement : null;
      return isMounted.current && current.pathname === own && next.pathname !== own;
    },
    [own],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    disabled: !isUnsaved,
    enableBeforeUnload: true,
    withResolver: true,
  });

  // The dialog is fetched as soon as there are edits: the network may be down when it is needed.
  useEffect(() => {
    if (isUnsaved) loadDialog().catch(() => {});
  }, [isUnsaved]);

  const send = useEffectEvent(async () => savesToServer && (await onSave()));
  useEffect(() => (isUnsaved ? unsaved.add({ send: () => send() }) : undefined), [isUnsaved, unsaved]);

  const blocked = status === 'blocked' && reset !== moot;
  // If the edits were saved or undone while the question was open, the navigation goes on.
  useEffect(() => {
    if (blocked && !isUnsaved) proceed?.();
  }, [blocked, isUnsaved, proceed]);
  // Another navigation while the dialog is open replaces the question; only the latest one may be answered.
  useEffect(() => {
    stay.current = reset;
  }, [reset]);
  // A form that unmounts while the dialog is open was sent meanwhile: what replaced it stays, under its own address.
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
    <PartBoundary
      again={reset}
      failed={(error, onRetry) =>
        blocked && <PartNotice button={pressed} error={error} onRetry={onRetry} onClose={() => reset?.()} />
      }
    >
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

import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface LeaveQuestion {
  /** Whether a navigation waits for the answer. */
  readonly isAsked: boolean;
  /** What was pressed to leave, or what had the focus. */
  readonly pressed: RefObject<HTMLElement | null>;
  /** Answers it: the navigation goes on. */
  readonly proceed: (() => void) | undefined;
  /** Answers it: the person stays. */
  readonly reset: (() => void) | undefined;
}

/** Stops navigations away from the path of an edited form until somebody has answered whether to leave it. */
export function useLeaveQuestion(own: string, isUnsaved: boolean): LeaveQuestion {
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

  const isAsked = status === 'blocked' && reset !== moot;
  // If the edits were saved or undone while the question was open, the navigation goes on.
  useEffect(() => {
    if (isAsked && !isUnsaved) proceed?.();
  }, [isAsked, isUnsaved, proceed]);
  // Another navigation while the dialog is open replaces the question; only the latest one may be answered.
  useEffect(() => {
    stay.current = reset;
  }, [reset]);
  // A form that unmounts while the dialog is open was sent meanwhile: what replaced it stays, under its own address.
  useEffect(() => () => stay.current?.(), []);
  return { isAsked, pressed, proceed, reset };
}

interface RouteLocation {
  readonly pathname: string;
}

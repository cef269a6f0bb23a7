import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface LeaveQuestion {
  /** The navigation that waits for an answer: it goes on, or the person stays. */
  readonly waiting: Waiting | undefined;
  /** What was pressed to leave, or what had the focus. */
  readonly pressed: RefObject<HTMLElement | null>;
}

interface Waiting {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/** Stops navigations away from the path of an edited form until somebody has answered whether to leave it. */
export function useLeaveQuestion(own: string, isUnsaved: boolean): LeaveQuestion {
  const router = useRouter();
  const [waiting, setWaiting] = useState<Waiting>();
  const pressed = useRef<HTMLElement>(null);

  // A layout effect ends with the form: its receipt, which is on screen at once, can be left.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const isOwn = (location: HistoryLocation) => router.parseLocation(location).pathname === own;
    // Only the latest navigation can be answered, also by a save that began before it.
    let block: ((isBlocked: boolean) => void) | undefined;
    const answer = (isBlocked: boolean) => {
      setWaiting(undefined);
      block?.(isBlocked);
      block = undefined;
    };
    return router.history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        const { activeElement } = document;
        pressed.current = activeElement instanceof HTMLElement ? activeElement : null;
        // A navigation back to the form, without an answer, makes the question void.
        setWaiting(undefined);
        block = undefined;
        // Only leaving the form itself is blocked: somebody who has answered, and then goes somewhere else, is not asked again.
        if (!isOwn(currentLocation) || isOwn(nextLocation)) return false;
        return new Promise<boolean>((resolve) => {
          block = resolve;
          setWaiting({ proceed: () => answer(false), stay: () => answer(true) });
        });
      },
    });
  }, [router, own, isUnsaved]);

  // If the edits were saved or undone while the question was open, the navigation goes on.
  useEffect(() => {
    if (!isUnsaved) waiting?.proceed();
  }, [waiting, isUnsaved]);
  // A form that unmounts while the dialog is open was sent meanwhile: what replaced it stays, under its own address.
  const stay = useEffectEvent(() => waiting?.stay());
  useEffect(() => () => stay(), []);
  return { waiting, pressed };
}

type HistoryLocation = Parameters<ReturnType<typeof useRouter>['parseLocation']>[0];

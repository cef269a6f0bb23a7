/** Tells whether the focus has stayed; `end` stops watching. */
export interface FocusWatch {
  readonly stayed: () => boolean;
  readonly end: () => void;
}

/**
 * Watches whether the person moves the focus while a call is under way: then its outcome must not take the focus from where they
 * type, beside the form's dialog too. A captcha over the form does not count, since it gives the focus back.
 */
export function watchFocus(): FocusWatch {
  const from = document.activeElement;
  const dialog = from?.closest(DIALOG);
  let moved = false;
  const look = ({ target }: FocusEvent) => {
    if (target === from || !(target instanceof Element)) return;
    if ([dialog, null].includes(target.closest(DIALOG))) moved = true;
  };
  // On its way down, which nothing on the page can end.
  const onItsWayDown = { capture: true };
  document.addEventListener('focusin', look, onItsWayDown);
  return { stayed: () => !moved, end: () => document.removeEventListener('focusin', look, onItsWayDown) };
}

const DIALOG = '[role="dialog"]';

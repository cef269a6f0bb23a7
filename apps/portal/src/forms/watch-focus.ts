/** Whether the focus is still where it was when something was asked for; `end` stops looking. */
export interface FocusWatch {
  readonly stayed: () => boolean;
  readonly end: () => void;
}

/**
 * Looks whether a person moves on while an answer is on its way: then the answer must not take the focus from under
 * their typing. A captcha over the form borrows it and gives it back: that is no moving on.
 */
export function watchFocus(): FocusWatch {
  const from = document.activeElement;
  const place = from?.closest(DIALOG);
  let moved = false;
  const look = ({ target }: FocusEvent) => {
    if (target !== from && target instanceof Element && target.closest(DIALOG) === place) moved = true;
  };
  document.addEventListener('focusin', look);
  return { stayed: () => !moved, end: () => document.removeEventListener('focusin', look) };
}

const DIALOG = '[role="dialog"]';

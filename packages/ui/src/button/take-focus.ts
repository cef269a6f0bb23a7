/**
 * Focuses a pressed button in Safari, which does not focus buttons: a dialog that it opens could not return the focus. Not when the
 * click comes from Enter in a field of its form, nor when something else has taken the focus meanwhile.
 */
export function takeFocus(button: HTMLButtonElement): void {
  if (document.activeElement?.contains(button)) button.focus({ preventScroll: true });
}

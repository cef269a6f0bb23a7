/**
 * Gives a pressed button the focus where the browser does not: Safari gives it to none, and what opens over the page could
 * not give it back. Enter in a field presses its form's button too, and leaves the focus where it is, as whatever has taken it
 * meanwhile does.
 */
export function takeFocus(button: HTMLButtonElement): void {
  if (document.activeElement?.contains(button)) button.focus({ preventScroll: true });
}

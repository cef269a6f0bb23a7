/** The key code of every key that an input method has handled. */
const TAKEN = 229;

/**
 * Whether a key event belongs to an input method: Enter ends its composition, Escape cancels it, and neither is meant for the page.
 * Safari ends the composition before the key event, so there only the key code tells.
 */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === TAKEN;
}

/** For Radix's `onEscapeKeyDown`: keeps a part open if the Escape belongs to an input method. */
export function stayForInputMethod(event: KeyboardEvent): void {
  if (isOfInputMethod(event)) event.preventDefault();
}

/** The code of every key that an input method takes; no key has it of its own. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method: Enter ends the word that it composes, Escape drops it, and neither is meant
 * for the page. Safari ends the word first and tells of the key afterwards: there the code alone still says so.
 */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === TAKEN;
}

/** For what closes at Escape by itself: an input method's Escape leaves it open. */
export function stayForInputMethod(event: KeyboardEvent): void {
  if (isOfInputMethod(event)) event.preventDefault();
}

import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field at once. Typed letter by letter, each letter draws the form anew. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}

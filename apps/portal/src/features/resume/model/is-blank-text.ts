/** Whether nothing of a text can be seen: it has only blanks and invisible characters, such as those that chats insert. */
export function isBlankText(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}

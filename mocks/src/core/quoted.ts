/** The maximum length of a message that quotes input. */
const QUOTED_MAX = 500;
/** The maximum length of a caller's word that is stored. */
export const WORD_MAX = 200;

/** The beginning of a caller's text, to be quoted or stored. */
export function quoted(text: string, most = QUOTED_MAX): string {
  return text.length <= most ? text : `${copied(text.slice(0, most))}…`;
}

/** A value of a script, which is not typed, as a text. A value that has none, such as an object without a prototype, is named by its kind. */
export function textOfValue(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** An engine keeps a whole text in memory as long as a part of it is used; this returns a part that is independent. */
function copied(part: string): string {
  return Array.from(part).join('');
}

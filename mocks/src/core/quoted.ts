/** A message that quotes what came. */
const QUOTED_MAX = 500;
/** A word of a caller that is kept. */
export const WORD_MAX = 200;

/** A text of a caller as it is told and kept: its beginning. */
export function quoted(text: string, most = QUOTED_MAX): string {
  return text.length <= most ? text : `${copied(text.slice(0, most))}…`;
}

/** Engines keep the whole text behind a part of it for as long as the part lives: this one stands alone. */
function copied(part: string): string {
  return Array.from(part).join('');
}

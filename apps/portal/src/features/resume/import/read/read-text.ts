import { decodeText } from './decode-text.ts';
import { type DocLine, linesOf } from './doc-line.ts';

/** The words of a plain text, however it is written down. */
export function readText(bytes: Uint8Array): DocLine[] {
  return linesOf(decodeText(bytes));
}

import { decodeText } from './decode-text.ts';
import { type DocLine, linesOf, NEXT_COLUMN } from './doc-line.ts';
import { scanMarkup } from './scan-markup.ts';

/** Elements that begin a line of their own. */
const blocks = new Set(
  'address article blockquote br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
/** What stands beside the text, and what it stands beside. */
const columns = new Set(['aside', 'main']);

/** The words of a page. Nothing of it runs, loads or becomes a tree. */
export function readHtml(bytes: Uint8Array): DocLine[] {
  let text = '';
  for (const piece of scanMarkup(decodeText(bytes, declaredCharset(bytes)), true)) {
    if (piece.kind === 'text') text += piece.text.replace(/[\t\n\r ]+/g, ' ');
    else if (columns.has(piece.name)) text += NEXT_COLUMN;
    else if (blocks.has(piece.name)) text += '\n';
    else if (cells.has(piece.name) && piece.kind === 'close') text += '\t';
  }
  return linesOf(text);
}

/** What the page says of itself, in its first kilobyte. */
function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /charset\s*=\s*["']?([\w-]{1,20})/i.exec(head)?.[1];
}

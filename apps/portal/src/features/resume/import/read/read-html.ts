import { decodeText } from './decode-text.ts';
import { type DocLine, linesOf } from './doc-line.ts';
import { scanMarkup } from './scan-markup.ts';

/** Elements that begin a line of their own. */
const blocks = new Set(
  'address article aside blockquote br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);

/** The words of a page. Nothing of it runs, loads or becomes a tree. */
export function readHtml(bytes: Uint8Array): DocLine[] {
  let text = '';
  for (const piece of scanMarkup(decodeText(bytes, declaredCharset(bytes)), true)) {
    if (piece.kind === 'text') text += piece.text.replace(/[\t\n\r ]+/g, ' ');
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

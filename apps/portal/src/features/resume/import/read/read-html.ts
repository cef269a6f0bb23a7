import { decodeText } from './decode-text.ts';
import { afterCell, type DocLine, linesOf, NEXT_COLUMN } from './doc-line.ts';
import { scanMarkup } from './scan-markup.ts';

/** Elements that begin a new line. */
const blocks = new Set(
  'address article blockquote br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
/** Elements that are columns beside each other. */
const columns = new Set(['aside', 'main']);

/** The displayed text of an HTML page, which is scanned only: nothing of it runs, is loaded or becomes a DOM. */
export function readHtml(bytes: Uint8Array): DocLine[] {
  // The text outside of all cells; a cell's text is kept apart until it ends, since to cut it out of a long text takes long.
  let text = '';
  /** The text of each open table's open cell. */
  const tables: (string | undefined)[] = [];
  function add(words: string): void {
    const at = tables.findLastIndex((cell) => cell !== undefined);
    if (at < 0) text += words;
    else tables[at] += words;
  }
  function endCell(): void {
    const open = tables.at(-1);
    if (open === undefined) return;
    tables[tables.length - 1] = undefined;
    const cell = open.trim();
    add(cell + afterCell(cell === '' ? 0 : cell.split('\n').length));
  }
  for (const piece of scanMarkup(decodeText(bytes, declaredCharset(bytes)), true)) {
    if (piece.kind === 'text') {
      add(piece.text.replace(/[\t\n\r ]+/g, ' '));
      continue;
    }
    const { kind, name } = piece;
    // Cells and rows may be closed implicitly, by whatever comes next.
    if (cells.has(name) || name === 'tr' || (name === 'table' && kind === 'close')) endCell();
    if (columns.has(name)) add(NEXT_COLUMN);
    else if (blocks.has(name)) add('\n');
    if (name === 'table' && kind === 'open') tables.push(undefined);
    if (name === 'table' && kind === 'close') tables.pop();
    if (!cells.has(name) || kind !== 'open') continue;
    if (tables.length === 0) tables.push(undefined);
    tables[tables.length - 1] = '';
  }
  for (const cell of tables) text += cell ?? '';
  return linesOf(text);
}

/** The encoding that the page declares in its first kilobyte. */
function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /charset\s*=\s*["']?([\w-]{1,20})/i.exec(head)?.[1];
}

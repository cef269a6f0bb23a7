import { decodeText } from './decode-text.ts';
import { type DocLine, linesOf } from './doc-line.ts';

/** The lines of a plain text in any encoding. */
export function readText(bytes: Uint8Array): DocLine[] {
  return linesOf(withoutMarkdown(decodeText(bytes)));
}

/** Many plain texts are written in Markdown: its marks for headings and emphasis are removed. */
function withoutMarkdown(text: string): string {
  return text.replace(/^#{1,6}[ \t]/gm, '').replace(/\*\*|__/g, '');
}

import { decodeText } from './decode-text.ts';
import { type DocLine, linesOf } from './doc-line.ts';

/** The words of a plain text, however it is written down. */
export function readText(bytes: Uint8Array): DocLine[] {
  return linesOf(withoutMarkdown(decodeText(bytes)));
}

/** Many a plain text is written in Markdown: what it marks headings and weight with says nothing here. */
function withoutMarkdown(text: string): string {
  return text.replace(/^#{1,6}[ \t]/gm, '').replace(/\*\*|__/g, '');
}

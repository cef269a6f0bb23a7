import { Unzip, UnzipInflate } from 'fflate';
import { DOCUMENT_MAX, type DocLine, linesOf, NEXT_COLUMN } from './doc-line.ts';
import { ReadFailure } from './read-failure.ts';
import { scanMarkup } from './scan-markup.ts';
import { createTextBoxes } from './text-boxes.ts';

/** Bytes of a part of the document, inflated; a resume's words have a hundredth of it. */
const INFLATED_MAX = 16 * 1024 * 1024;
/** So much of the file is inflated at a time: what a bomb makes of it before it is noticed fits into the memory. */
const STEP = 4096;

const wanted = /^word\/(?:document|header\d*)\.xml$/;

/** The words of a Word document: its headers', where contacts often stand, then its body's. */
export function readDocx(bytes: Uint8Array): DocLine[] {
  const parts = inflate(bytes);
  const body = parts.get('word/document.xml');
  if (body === undefined) throw new ReadFailure('broken');
  const headers = [...parts.keys()].filter((name) => name !== 'word/document.xml').sort();
  const lines = [...headers.flatMap((name) => wordsOf(parts.get(name) ?? '')), ...wordsOf(body)];
  return lines.slice(0, DOCUMENT_MAX.lines);
}

/** The wanted parts of a zip. What they inflate to is counted while they do. */
function inflate(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  let inflated = 0;
  let failed: unknown;
  const unzip = new Unzip((file) => {
    if (!wanted.test(file.name) || parts.has(file.name)) return;
    const decoder = new TextDecoder();
    let text = '';
    file.ondata = (error, chunk, isLast) => {
      if (error) failed = error;
      inflated += chunk?.length ?? 0;
      if (error || inflated > INFLATED_MAX) return;
      text += decoder.decode(chunk, { stream: !isLast });
      if (isLast) parts.set(file.name, text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && failed === undefined && inflated <= INFLATED_MAX; at += STEP) {
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    failed = error;
  }
  if (failed !== undefined || inflated > INFLATED_MAX) throw new ReadFailure('broken', { cause: failed });
  return parts;
}

/** No word processor declares anything: whoever does wants to be expanded. */
const declares = /<!DOCTYPE|<!ENTITY/i;

function wordsOf(xml: string): DocLine[] {
  if (declares.test(xml)) throw new ReadFailure('broken');
  const { text, pages } = readBody(xml);
  const hasPages = pages.length > 1;
  return pages.flatMap((from, at) => {
    const part = text.slice(from, pages[at + 1]);
    return linesOf(part, hasPages ? at + 1 : undefined);
  });
}

/** A cell with so many paragraphs is a column of the page, not a cell of a row. */
const COLUMN_MIN = 6;

/** What stands between a cell and the next: what goes on for several paragraphs is no name of what stands beside it. */
function afterCell(paragraphs: number): string {
  if (paragraphs >= COLUMN_MIN) return NEXT_COLUMN;
  return paragraphs > 1 ? '\n' : '\t';
}

/** What the boxes of a paragraph say, in lines of their own. */
function withLines(boxed: string): string {
  return boxed === '' ? '' : `\n${boxed}\n`;
}

/** The text of a part, and where in it each page begins, as far as the program that wrote it has told. */
function readBody(xml: string): { readonly text: string; readonly pages: readonly number[] } {
  let text = '';
  let isWords = false;
  /** A text box is there twice: as it is, and for programs that know no such thing. */
  let fallbacks = 0;
  let cell = { depth: 0, paragraphs: 0 };
  /** A text box stands in a paragraph, and has paragraphs itself. */
  let paragraphs = 0;
  const boxes = createTextBoxes();
  /** The text around each box that is open. */
  const around: string[] = [];
  const pages = [0];
  for (const piece of scanMarkup(xml, false)) {
    if (fallbacks === 0) boxes.meet(piece);
    if (piece.kind === 'text') {
      if (isWords && fallbacks === 0) text += piece.text;
      continue;
    }
    const { kind, name } = piece;
    if (name === 'mc:fallback') fallbacks += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (fallbacks > 0) continue;
    switch (name) {
      case 'w:txbxcontent': {
        if (kind === 'open') {
          around.push(text);
          text = '';
        }
        const outer = kind === 'close' ? around.pop() : undefined;
        if (outer === undefined) break;
        boxes.add(text);
        text = outer;
        break;
      }
      case 'w:t':
        isWords = kind === 'open';
        break;
      case 'w:tab':
      case 'w:ptab':
        // A tab stop is called so too; it stands in no run.
        if (kind === 'alone' && !piece.attributes.includes('w:pos=')) text += '\t';
        break;
      case 'w:br':
        if (around.length === 0 && piece.attributes.includes('"page"')) pages.push(text.length);
        text += '\n';
        break;
      case 'w:cr':
        text += '\n';
        break;
      case 'w:lastrenderedpagebreak':
        if (around.length === 0 && pages.at(-1) !== text.length) pages.push(text.length);
        break;
      case 'w:tc':
        if (kind === 'open') cell = { depth: cell.depth + 1, paragraphs: 0 };
        if (kind === 'close') {
          text += afterCell(cell.paragraphs);
          cell = { depth: cell.depth - 1, paragraphs: 0 };
        }
        break;
      case 'w:tr':
        if (kind === 'close') text += '\n';
        break;
      case 'w:p':
        if (kind === 'open' && cell.depth > 0 && cell.paragraphs++ > 0) text += '\n';
        if (kind === 'close' && cell.depth === 0) text += '\n';
        if (kind !== 'alone') paragraphs = Math.max(paragraphs + (kind === 'open' ? 1 : -1), 0);
        if (kind === 'close' && paragraphs === 0) text += withLines(boxes.take());
        break;
    }
  }
  const whole = around.join('\n') + text + withLines(boxes.take());
  return { text: whole, pages: pages.slice(0, DOCUMENT_MAX.pages) };
}

import { findEmail, findPhone } from '../structure/contacts.ts';
import { decodeText } from './decode-text.ts';
import { afterCell, DOCUMENT_MAX, type DocLine, linesOf } from './doc-line.ts';
import { embeddedPage, readEmbeddedPage } from './embedded-page.ts';
import { ReadFailure } from './read-failure.ts';
import { scanMarkup } from './scan-markup.ts';
import { createTextBoxes } from './text-boxes.ts';
import { unzipParts } from './unzip-parts.ts';
import { wordNames } from './word-names.ts';

/** Word for the web numbers the document parts that it writes. */
const bodyPart = /^word\/document\d*\.xml$/;
const headerPart = /^word\/header\d*\.xml$/;
const footerPart = /^word\/footer\d*\.xml$/;
const wanted = new RegExp(
  [bodyPart, headerPart, footerPart, embeddedPage].map(({ source }) => source).join('|'),
);

/**
 * The text of a Word document: its headers, which often contain contacts, then its body; and the contacts of its footers if there
 * are no others.
 */
export function readDocx(bytes: Uint8Array): DocLine[] {
  const parts = unzipParts(bytes, wanted);
  const named = (kind: RegExp) => [...parts].filter(([name]) => kind.test(name)).sort();
  const [body] = named(bodyPart).map(([, part]) => decodeText(part));
  // Workbooks and documents of other office programs are zip archives as well.
  if (body === undefined) throw new ReadFailure('notAsNamed');
  const linesOfEach = (kind: RegExp) => named(kind).flatMap(([, part]) => wordsOf(decodeText(part)));
  const lines = [...linesOfEach(headerPart), ...wordsOf(body)];
  if (/<(?:[\w.-]+:)?altChunk\b/.test(body))
    lines.push(...named(embeddedPage).flatMap(([, part]) => readEmbeddedPage(part)));
  // Contacts in a footer are used only when there are no others, as they may be an agency's.
  if (contactsIn(lines).length === 0) lines.unshift(...contactsIn(linesOfEach(footerPart)));
  return lines.slice(0, DOCUMENT_MAX.lines);
}

/** The lines that contain contacts, each once; other lines of a footer are page numbers or dates. */
function contactsIn(lines: readonly DocLine[]): DocLine[] {
  const contacts = lines.filter(({ text }) => findEmail(text) !== undefined || findPhone(text) !== undefined);
  return contacts.filter(({ text }, at) => contacts.findIndex((one) => one.text === text) === at);
}

/** Word processors write no declarations; entities in one could expand without limit. */
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

/** The text of a paragraph's text boxes, on lines of their own. */
function withLines(boxed: string): string {
  return boxed === '' ? '' : `\n${boxed}\n`;
}

/**
 * Elements whose text is displayed elsewhere: the fallback copy of a text box, the former place of moved text, and ruby
 * annotations.
 */
const seenElsewhere = new Set(['mc:fallback', 'w:movefrom', 'w:rt']);

/** By how much a tag changes the number of open elements. */
const depthChange = { open: 1, close: -1, alone: 0 } as const;

/** The text of a part, and the offsets of its pages, if the program has marked them. */
function readBody(xml: string): { readonly text: string; readonly pages: readonly number[] } {
  let text = '';
  let isWords = false;
  /** How many of the open elements hide their content. */
  let unseen = 0;
  let isRun = false;
  let isHidden = false;
  const nameOf = wordNames(xml);
  let cell = { depth: 0, paragraphs: 0 };
  /** The depth of open paragraphs: a text box is in a paragraph and contains paragraphs. */
  let paragraphs = 0;
  const boxes = createTextBoxes();
  /** The text around each open text box. */
  const around: string[] = [];
  const pages = [0];
  for (const piece of scanMarkup(xml, false)) {
    if (piece.kind === 'text') {
      if (unseen > 0) continue;
      boxes.meet(piece);
      if (isWords && !isHidden) text += piece.text;
      continue;
    }
    const { kind } = piece;
    const name = nameOf(piece.name);
    if (seenElsewhere.has(name)) unseen += depthChange[kind];
    if (unseen > 0) continue;
    boxes.meet({ ...piece, name });
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
      case 'w:r':
        isRun = kind === 'open';
        isHidden = false;
        break;
      case 'w:vanish':
        // A paragraph's mark may be hidden too, but it is in no run.
        isHidden = isRun && !/val="(?:0|false|off)"/.test(piece.attributes);
        break;
      case 'w:tab':
      case 'w:ptab':
        // A tab stop has the same name, but it is in no run.
        if (kind === 'alone' && !/\bpos=/.test(piece.attributes)) text += '\t';
        break;
      case 'w:nobreakhyphen':
        text += '-';
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

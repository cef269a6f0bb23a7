import { findEmail, findPhone } from '../structure/contacts.ts';
import { decodeText } from './decode-text.ts';
import { DOCUMENT_MAX, type DocLine, linesOf } from './doc-line.ts';
import { embeddedPage, readEmbeddedPage } from './embedded-page.ts';
import { ReadFailure } from './read-failure.ts';
import { unzipParts } from './unzip-parts.ts';
import { readWordText } from './word-text.ts';

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
  const { text, pages } = readWordText(xml);
  const hasPages = pages.length > 1;
  return pages.flatMap((from, at) => {
    const part = text.slice(from, pages[at + 1]);
    return linesOf(part, hasPages ? at + 1 : undefined);
  });
}

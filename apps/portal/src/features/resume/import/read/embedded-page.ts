import type { DocLine } from './doc-line.ts';
import { readHtml } from './read-html.ts';

/**
 * Parts that a document embeds as a whole: an HTML page, or a mail that contains one. Programs that convert pages to documents
 * write nothing else.
 */
export const embeddedPage = /^word\/[^/]*chunk[^/]*\.(?:mht|mhtml|html?|xhtml|dat)$/;

/** The lines of an embedded page. */
export function readEmbeddedPage(bytes: Uint8Array): DocLine[] {
  return readHtml(pageOf(bytes) ?? bytes);
}

/** The decoded page in a MIME mail; undefined if the bytes are not a mail. */
function pageOf(bytes: Uint8Array): Uint8Array | undefined {
  // One character for each byte: MIME headers are ASCII, and the body is converted to bytes again.
  const mail = lettersOf(bytes);
  const declared = /^content-type:\s*text\/html/im.exec(mail);
  if (!declared) return undefined;
  const [blank = '\n\n'] = /\r?\n\r?\n/.exec(mail.slice(declared.index)) ?? [];
  const begins = mail.indexOf(blank, declared.index) + blank.length;
  const head = mail.slice(mail.lastIndexOf(blank, declared.index), begins);
  const boundary = /boundary="?([^";\r\n]+)/i.exec(mail)?.[1];
  const ends = boundary === undefined ? -1 : mail.indexOf(`\n--${boundary}`, begins);
  const body = mail.slice(begins, ends === -1 ? mail.length : ends);
  const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'quoted-printable') return bytesOf(fromQuoted(body));
  return bytesOf(encoding === 'base64' ? fromBase64(body) : body);
}

function fromQuoted(body: string): string {
  return body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function fromBase64(body: string): string {
  try {
    return atob(body);
  } catch {
    return '';
  }
}

/** One character for each byte, with the byte's number; decoders of Latin-1 map some bytes differently. */
function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return letters;
}

function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

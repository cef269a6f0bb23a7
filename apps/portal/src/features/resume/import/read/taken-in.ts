import type { DocLine } from './doc-line.ts';
import { readHtml } from './read-html.ts';

/** What a document may take in as it is: a page, or a mail of one. Programs that make documents of pages write no other words. */
export const takenIn = /^word\/[^/]*chunk[^/]*\.(?:mht|mhtml|html?|xhtml|dat)$/;

/** The words of a page that a document takes in. */
export function readTakenIn(bytes: Uint8Array): DocLine[] {
  return readHtml(pageOf(bytes) ?? bytes);
}

/** The page in a mail (MIME), its bytes as they were before they were made fit to be sent; undefined of what is no mail. */
function pageOf(bytes: Uint8Array): Uint8Array | undefined {
  // One letter a byte: what is said about the page is ASCII, and the page is made bytes again.
  const mail = lettersOf(bytes);
  const said = /^content-type:\s*text\/html/im.exec(mail);
  if (!said) return undefined;
  const [blank = '\n\n'] = /\r?\n\r?\n/.exec(mail.slice(said.index)) ?? [];
  const begins = mail.indexOf(blank, said.index) + blank.length;
  const head = mail.slice(mail.lastIndexOf(blank, said.index), begins);
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

/** Of each byte the letter of its number; a decoder of Latin letters knows others for some of them. */
function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return letters;
}

function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

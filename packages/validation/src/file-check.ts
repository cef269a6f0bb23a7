import { compoundFileLook } from './compound-file.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';
import { type FileLook, lookInMemory, lookInSlices, type Sliceable } from './file-parts.ts';
import { pictureSizeLook } from './picture-size.ts';

/**
 * Why a file is refused. `fileNotAsNamed`: the extension is allowed, but the bytes are of another format. `fileLocked`: an Office
 * document that was saved with a password.
 */
export type FileCode =
  | 'fileEmpty'
  | 'fileTooLarge'
  | 'fileTooManyPixels'
  | 'fileWrongFormat'
  | 'fileNotAsNamed'
  | 'fileLocked';

const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = [0xff, 0xd8, 0xff];
const pdf = [0x25, 0x50, 0x44, 0x46];

/** First bytes by extension; `undefined` bytes match anything. Texts have none. */
const signatures: ReadonlyMap<string, readonly (number | undefined)[]> = new Map(
  Object.entries({
    docx: zip,
    pptx: zip,
    xlsx: zip,
    png: [0x89, 0x50, 0x4e, 0x47],
    jpg: jpeg,
    jpeg,
    gif: [0x47, 0x49, 0x46, 0x38],
    bmp: [0x42, 0x4d],
    mp4: [undefined, undefined, undefined, undefined, 0x66, 0x74, 0x79, 0x70],
  }),
);

/** Formats with the same first bytes: each is recognised by a stream that its compound file contains (decision 0074). */
const streams: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    doc: ['WORDDOCUMENT'],
    ppt: ['POWERPOINT DOCUMENT'],
    xls: ['WORKBOOK', 'BOOK'],
    msg: ['__PROPERTIES_VERSION1.0'],
  }),
);

/** Text formats, which have no signature. */
const texts = ['txt', 'html'];
/** Signatures with which no text begins. */
const noText = [pdf, zip, jpeg, [0x89, 0x50, 0x4e, 0x47], [0xd0, 0xcf, 0x11, 0xe0]];

/** A PDF's header may begin within this many bytes: printers and mail programs write lines before it. */
const PDF_WITHIN = 1024;

/**
 * Brands of files that begin like an mp4 but are no video for it: phone photos, audio only, and QuickTime movies
 * (ISO/IEC 14496-12).
 */
const noFilms = new Set(
  'qt  ,heic,heix,heim,heis,hevc,hevx,mif1,msf1,avif,avis,crx ,M4A ,M4B ,M4P '.split(','),
);

const SIGNATURE_BYTES = 12;
/** How many bytes of a text are checked. */
const TEXT_BYTES = 512;

/** Checks a file in memory by extension, size, and the format of its bytes (decision 6.5, decision 0074). */
export function checkFile(
  kind: FileKind,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): FileCode | undefined {
  return lookInMemory(bytes, lookAt(kind, { name, size: bytes.length }));
}

/**
 * The same for a file on the device, of which only a few bytes are read.
 * @throws {DOMException} the file is gone, or may not be read
 */
export function checkDeviceFile(
  kind: FileKind,
  file: Sliceable & { readonly name: string; readonly size: number },
): Promise<FileCode | undefined> {
  return lookInSlices(file, lookAt(kind, file));
}

function* lookAt(
  kind: FileKind,
  { name, size }: { readonly name: string; readonly size: number },
): FileLook<FileCode | undefined> {
  const { extensions, maxBytes } = fileKinds[kind];
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (extensions && !(extensions as readonly string[]).includes(extension)) return 'fileWrongFormat';
  if (size === 0) return 'fileEmpty';
  if (size > maxBytes) return 'fileTooLarge';
  const isAsNamed = yield* hasFormatOf(extension, size);
  if (!isAsNamed) return (yield* isLocked(extension, size)) ? 'fileLocked' : 'fileNotAsNamed';
  return (yield* hasTooManyPixels(kind, extension, size)) ? 'fileTooManyPixels' : undefined;
}

/** Whether an Office document is protected by a password: then it is a compound file that contains the encrypted archive. */
function* isLocked(extension: string, size: number): FileLook<boolean> {
  if (signatures.get(extension) !== zip) return false;
  return (yield* compoundFileLook(size))?.has('ENCRYPTEDPACKAGE') ?? false;
}

function* hasTooManyPixels(kind: FileKind, extension: string, size: number): FileLook<boolean> {
  if (kind !== 'photo') return false;
  const { width, height } = (yield* pictureSizeLook(extension, size)) ?? { width: 0, height: 0 };
  return width * height > fileKinds.photo.maxPixels;
}

/** Whether the bytes of a file have the format that its extension names. */
function* hasFormatOf(extension: string, size: number): FileLook<boolean> {
  const oneOf = streams.get(extension);
  if (oneOf) {
    const names = yield* compoundFileLook(size);
    return oneOf.some((name) => names?.has(name));
  }
  if (texts.includes(extension)) return isText(yield { from: 0, count: TEXT_BYTES });
  if (extension === 'pdf') return isPdf(yield { from: 0, count: PDF_WITHIN });
  // Read also for kinds without a check of formats: a folder cannot be read, and is refused by that.
  const head = yield { from: 0, count: SIGNATURE_BYTES };
  if (extension === 'mp4' && noFilms.has(String.fromCharCode(...head.subarray(8)))) return false;
  return beginsWith(head, signatures.get(extension) ?? []);
}

/** Whether a PDF begins in these bytes, after some text at most; not if they begin like a web page or a program. */
function isPdf(head: Uint8Array): boolean {
  const at = head.findIndex((_, from) => beginsWith(head.subarray(from, from + pdf.length), pdf));
  const before = String.fromCharCode(...head.subarray(0, Math.max(at, 0)));
  return at >= 0 && !before.includes('\0') && !before.trimStart().startsWith('<');
}

function beginsWith(head: Uint8Array, signature: readonly (number | undefined)[]): boolean {
  return signature.every((byte, at) => byte === undefined || head[at] === byte);
}

/**
 * Whether bytes are text. Zero bytes are allowed in UTF-16, where nearly all of them are at even, or at odd, places, and at the end,
 * where some programs pad a block with them.
 */
function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
  if (head.length === 0 || noText.some((signature) => beginsWith(head, signature))) return false;
  const odd = head.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  const even = head.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  return even + odd === 0 || Math.max(even, odd) > 4 * Math.min(even, odd);
}

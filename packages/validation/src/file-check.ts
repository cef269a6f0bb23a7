import { compoundFileLook } from './compound-file.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';
import { type FileLook, lookInMemory, lookInSlices, type Sliceable } from './file-parts.ts';

export type FileCode = 'fileEmpty' | 'fileTooLarge' | 'fileWrongFormat';

const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = [0xff, 0xd8, 0xff];

/** First bytes by extension; `undefined` bytes match anything. Texts have none and pass by extension. */
const signatures: Readonly<Record<string, readonly (number | undefined)[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  docx: zip,
  pptx: zip,
  xlsx: zip,
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: jpeg,
  jpeg,
  gif: [0x47, 0x49, 0x46, 0x38],
  bmp: [0x42, 0x4d],
  mp4: [undefined, undefined, undefined, undefined, 0x66, 0x74, 0x79, 0x70],
};

/** The first bytes of these are the same: what tells them apart is the stream, of a compound file, that each of them has. */
const streams: Readonly<Record<string, readonly string[]>> = {
  doc: ['WORDDOCUMENT'],
  ppt: ['POWERPOINT DOCUMENT'],
  xls: ['WORKBOOK', 'BOOK'],
  msg: ['__PROPERTIES_VERSION1.0'],
};

const SIGNATURE_BYTES = 8;

/** Checks a file in memory by extension, size and what it is by its bytes, all three (decision 6.5, decision 0074). */
export function checkFile(
  kind: FileKind,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): FileCode | undefined {
  return lookInMemory(bytes, lookAt(kind, { name, size: bytes.length }));
}

/**
 * The same of a file on the device, of which a few bytes are read.
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
  const isRight = yield* isOf(extension, size);
  return isRight ? undefined : 'fileWrongFormat';
}

function* isOf(extension: string, size: number): FileLook<boolean> {
  const oneOf = streams[extension];
  if (oneOf) {
    const names = yield* compoundFileLook(size);
    return oneOf.some((name) => names?.has(name));
  }
  const signature = signatures[extension];
  const head = yield { from: 0, count: SIGNATURE_BYTES };
  return signature?.every((byte, at) => byte === undefined || head[at] === byte) ?? true;
}

import { type FileKind, fileKinds } from './file-kinds.ts';

export type FileCode = 'fileEmpty' | 'fileTooLarge' | 'fileWrongFormat';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const jpeg = [0xff, 0xd8, 0xff];

/** First bytes by extension; `undefined` bytes match anything. Texts have none and pass by extension. */
const signatures: Readonly<Record<string, readonly (number | undefined)[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: compoundFile,
  ppt: compoundFile,
  xls: compoundFile,
  msg: compoundFile,
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

/** How many of a file's first bytes `checkFile` wants to see. */
export const SIGNATURE_BYTES = 8;

/**
 * Judges a file by extension, size and first bytes, all three (decision 6.5).
 * @param head the file's first `SIGNATURE_BYTES` bytes, or all of a shorter one.
 */
export function checkFile(
  kind: FileKind,
  file: { readonly name: string; readonly size: number },
  head: Uint8Array,
): FileCode | undefined {
  const { extensions, maxBytes } = fileKinds[kind];
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extensions && !(extensions as readonly string[]).includes(extension)) return 'fileWrongFormat';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxBytes) return 'fileTooLarge';
  const signature = signatures[extension];
  if (signature && !signature.every((byte, at) => byte === undefined || head[at] === byte)) {
    return 'fileWrongFormat';
  }
  return undefined;
}

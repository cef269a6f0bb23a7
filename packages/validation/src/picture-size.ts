import type { FileLook } from './file-parts.ts';

/** The size of a picture in pixels, as its file states it, before it is decoded. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Enough for all formats with the size at a fixed offset; a BMP's is the last. */
const HEAD_BYTES = 26;

/** Undefined if the file, of so many bytes, does not state it, or has another format. */
export function* pictureSizeLook(extension: string, size: number): FileLook<PictureSize | undefined> {
  // In these the size may stand anywhere, behind as much else as somebody has put before it.
  if (extension === 'gif') return gifSize(yield { from: 0, count: size });
  if (extension === 'jpg' || extension === 'jpeg') return jpegSize(yield { from: 0, count: size });
  const head = viewOf(yield { from: 0, count: HEAD_BYTES });
  if (head.byteLength < HEAD_BYTES) return undefined;
  if (extension === 'png') return { width: head.getUint32(16), height: head.getUint32(20) };
  if (extension !== 'bmp') return undefined;
  const isShort = head.getUint32(14, true) === 12;
  if (isShort) return { width: head.getUint16(18, true), height: head.getUint16(20, true) };
  // The height is negative if the rows are stored from top to bottom.
  return { width: Math.abs(head.getInt32(18, true)), height: Math.abs(head.getInt32(22, true)) };
}

/** A GIF is as large as its head says, or as its first picture if that is larger, which browsers go by (GIF89a). */
function gifSize(bytes: Uint8Array): PictureSize | undefined {
  const file = viewOf(bytes);
  if (file.byteLength < 13) return undefined;
  const screen = { width: file.getUint16(6, true), height: file.getUint16(8, true) };
  const flags = file.getUint8(10);
  const colours = flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
  for (let at = 13 + colours; at + 10 <= bytes.length; at++) {
    if (bytes[at] === 0x2c) {
      const [left, top, width, height] = [1, 3, 5, 7].map((side) => file.getUint16(at + side, true));
      return largest(screen, { width: sum(left, width), height: sum(top, height) });
    }
    // An extension: its label, and blocks that each state their length, up to an empty one. Bytes of nothing are passed over.
    if (bytes[at] !== 0x21) continue;
    at += 2;
    while (bytes[at]) at += (bytes[at] ?? 0) + 1;
  }
  return screen;
}

function largest(one: PictureSize, other: PictureSize): PictureSize {
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
}

const sum = (one = 0, other = 0) => one + other;

/** A JPEG's size is in its first frame, after segments that each state their length (ITU-T T.81). */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const file = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = file.getUint8(at + 1);
    // Bytes that belong to no segment, and a padding 0xff, are passed over.
    if (file.getUint8(at) !== 0xff || marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: file.getUint16(at + 7), height: file.getUint16(at + 5) };
    // A marker without a segment has no length.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else at += 2 + file.getUint16(at + 2);
  }
  return undefined;
}

/** Whether a marker begins a frame; three of the numbers in that range are of tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

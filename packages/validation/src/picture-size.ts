import type { FileLook } from './file-parts.ts';

/** The size of a picture in pixels, as its file states it, before it is decoded. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Enough for all formats with the size at a fixed offset; a BMP's is the last. */
const HEAD_BYTES = 26;
/** A JPEG has a few dozen segments before its picture. */
const SEGMENTS_MAX = 1000;

/** Undefined if the file does not state it, or has another format. */
export function* pictureSizeLook(extension: string): FileLook<PictureSize | undefined> {
  const head = viewOf(yield { from: 0, count: HEAD_BYTES });
  if (head.byteLength < 10) return undefined;
  switch (extension) {
    case 'gif':
      return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
    case 'jpg':
    case 'jpeg':
      return yield* jpegSize();
  }
  if (head.byteLength < HEAD_BYTES) return undefined;
  if (extension === 'png') return { width: head.getUint32(16), height: head.getUint32(20) };
  if (extension !== 'bmp') return undefined;
  const isShort = head.getUint32(14, true) === 12;
  if (isShort) return { width: head.getUint16(18, true), height: head.getUint16(20, true) };
  // The height is negative if the rows are stored from top to bottom.
  return { width: Math.abs(head.getInt32(18, true)), height: Math.abs(head.getInt32(22, true)) };
}

/** A JPEG's size is in its first frame, after segments that each state their length (ITU-T T.81). */
function* jpegSize(): FileLook<PictureSize | undefined> {
  let from = 2;
  for (let met = 0; met < SEGMENTS_MAX; met++) {
    const segment = viewOf(yield { from, count: 9 });
    if (segment.byteLength < 9 || segment.getUint8(0) !== 0xff) return undefined;
    const marker = segment.getUint8(1);
    if (isFrame(marker)) return { width: segment.getUint16(7), height: segment.getUint16(5) };
    // A padding 0xff, or a marker without a segment, has no length.
    if (marker === 0xff) from += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) from += 2;
    else from += 2 + segment.getUint16(2);
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

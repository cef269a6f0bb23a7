/** The heads of pictures, which say how large each is; there is no picture behind them. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export function pngHead({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

export function gifHead({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(13);
  bytes.set([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]);
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  return bytes;
}

export function bmpHead({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(54);
  bytes.set([0x42, 0x4d]);
  const view = new DataView(bytes.buffer);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  return bytes;
}

/** As OS/2 wrote them. */
export function shortBmpHead({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(26);
  bytes.set([0x42, 0x4d]);
  const view = new DataView(bytes.buffer);
  view.setUint32(14, 12, true);
  view.setUint16(18, width, true);
  view.setUint16(20, height, true);
  return bytes;
}

/** With segments before the one that states the size, as cameras and programs write them. */
export function jpegHead(
  { width, height }: Size,
  before: readonly { readonly marker: number; readonly bytes: number }[] = [],
): Uint8Array<ArrayBuffer> {
  const segments = before.map(({ marker, bytes }) => {
    const segment = new Uint8Array(bytes + 2);
    segment.set([0xff, marker, bytes >> 8, bytes & 0xff]);
    return segment;
  });
  const frame = [0xff, 0xc2, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3];
  // A segment may have more than one 0xff before it.
  return Uint8Array.from([0xff, 0xd8, ...segments.flatMap((one) => [...one]), 0xff, ...frame]);
}

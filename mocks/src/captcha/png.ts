import { unzlibSync, zlibSync } from 'fflate';

/** Pixels in rows from the top: red, green, blue, alpha, 8 bits each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A file that `decodePng` does not read. */
export class PngError extends Error {
  override readonly name = 'PngError';
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 8;
const RGB = 2;
const RGBA = 6;
const FILTER_UP = 2;

/**
 * Writes a PNG with 8 bits a channel.
 *
 * @param alpha whether transparency is kept; without it the file is a quarter smaller
 */
export function encodePng(raster: Raster, { alpha }: { alpha: boolean }): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, raster.width);
  view.setUint32(4, raster.height);
  header.set([8, alpha ? RGBA : RGB], 8);
  // Level 1: a picture is drawn for every challenge, so time matters more than the last kilobytes.
  const body = zlibSync(filterRows(raster, alpha ? 4 : 3), { level: 1 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', new Uint8Array(0))];
  const png = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, HEADER_BYTES));
  png.set(SIGNATURE);
  let at = HEADER_BYTES;
  for (const part of chunks) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

/**
 * Reads a PNG with 8 bits a channel, RGB or RGBA, not interlaced.
 *
 * @throws {PngError} for any other file, and for a damaged one
 */
export function decodePng(png: Uint8Array): Raster {
  if (SIGNATURE.some((byte, at) => png[at] !== byte)) throw new PngError('not a PNG');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const bodies: Uint8Array[] = [];
  let size = { width: 0, height: 0, channels: 0 };
  for (let at = HEADER_BYTES; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > png.length) throw new PngError('cut off');
    if (view.getUint32(end) !== crc32(png.subarray(at + 4, end))) throw new PngError('damaged');
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'IHDR') size = readHeader(new DataView(png.buffer, png.byteOffset + at + 8, length));
    if (type === 'IDAT') bodies.push(png.subarray(at + 8, end));
    at = end + 4;
  }
  return unfilterRows(inflate(bodies), size);
}

function readHeader(header: DataView) {
  const channels = { [RGB]: 3, [RGBA]: 4 }[header.getUint8(9)];
  if (header.getUint8(8) !== 8 || channels === undefined || header.getUint8(12) !== 0) {
    throw new PngError('only 8-bit RGB and RGBA are read');
  }
  return { width: header.getUint32(0), height: header.getUint32(4), channels };
}

function inflate(bodies: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(bodies.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const body of bodies) {
    joined.set(body, at);
    at += body.length;
  }
  try {
    return unzlibSync(joined);
  } catch {
    throw new PngError('damaged');
  }
}

/** Stores each row as the difference from the one above: this is fast, and skies compress well. */
function filterRows({ width, height, data }: Raster, channels: number): Uint8Array {
  const stride = width * channels;
  const rows = new Uint8Array(height * (stride + 1));
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  for (let y = 0, source = 0, target = 0; y < height; y++) {
    rows[target++] = FILTER_UP;
    for (let x = 0; x < stride; source += 4) {
      for (let channel = 0; channel < channels; channel++, x++) {
        const value = data[source + channel] ?? 0;
        rows[target++] = value - (above[x] ?? 0);
        row[x] = value;
      }
    }
    [above, row] = [row, above];
  }
  return rows;
}

function unfilterRows(
  rows: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Raster {
  const stride = width * channels;
  if (stride === 0 || rows.length !== height * (stride + 1)) throw new PngError('wrong length');
  const data = new Uint8Array(width * height * 4).fill(255);
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const predict = predictor(rows[start] ?? 0);
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (row[x - channels] ?? 0);
      const upperLeft = x < channels ? 0 : (above[x - channels] ?? 0);
      row[x] = (rows[start + 1 + x] ?? 0) + predict(left, above[x] ?? 0, upperLeft);
      data[(y * width + Math.floor(x / channels)) * 4 + (x % channels)] = row[x] ?? 0;
    }
    [above, row] = [row, above];
  }
  return { width, height, data };
}

function predictor(filter: number): (left: number, up: number, upperLeft: number) => number {
  switch (filter) {
    case 0:
      return () => 0;
    case 1:
      return (left) => left;
    case FILTER_UP:
      return (_left, up) => up;
    case 3:
      return (left, up) => (left + up) >> 1;
    case 4:
      return paeth;
    default:
      throw new PngError('unknown filter');
  }
}

function paeth(left: number, up: number, upperLeft: number): number {
  const estimate = left + up - upperLeft;
  const fromLeft = Math.abs(estimate - left);
  const fromUp = Math.abs(estimate - up);
  const fromUpperLeft = Math.abs(estimate - upperLeft);
  if (fromLeft <= fromUp && fromLeft <= fromUpperLeft) return left;
  return fromUp <= fromUpperLeft ? up : upperLeft;
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

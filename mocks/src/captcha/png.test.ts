import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import { decodePng, encodePng, PngError, type Raster } from './png.ts';
import { seeded } from './testing.ts';

/** Writes a PNG with Node's own compression and checksum; `rows` contain their filter bytes. */
function makePng(
  rows: number[][],
  { depth = 8, colour = 2, interlaced = 0, width = 0, pieces = 1 } = {},
): Uint8Array {
  const channels = colour === 6 ? 4 : 3;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width || ((rows[0]?.length ?? 1) - 1) / channels, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const body = deflateSync(Buffer.from(rows.flat()));
  const size = Math.ceil(body.length / pieces);
  const bodies = Array.from({ length: pieces }, (_, at) =>
    chunk('IDAT', body.subarray(at * size, (at + 1) * size)),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), ...bodies, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function randomRaster(width: number, height: number): Raster {
  const random = seeded(7);
  return { width, height, data: Uint8Array.from({ length: width * height * 4 }, () => random() * 256) };
}

describe('PNG', () => {
  it('writes pictures that it reads back, with transparency', () => {
    const raster = randomRaster(19, 7);
    expect(decodePng(encodePng(raster, { alpha: true }))).toEqual(raster);
  });

  it('writes pictures without transparency that it reads back as opaque', () => {
    const raster = randomRaster(5, 3);
    const opaque = raster.data.map((value, at) => (at % 4 === 3 ? 255 : value));
    expect(decodePng(encodePng(raster, { alpha: false }))).toEqual({ ...raster, data: opaque });
  });

  it('writes the chunks and checksums of the standard', () => {
    const png = Buffer.from(encodePng(randomRaster(3, 2), { alpha: true }));
    expect(png.subarray(0, 33)).toEqual(
      Buffer.from(
        makePng(
          [
            [0, ...Array(12).fill(0)],
            [0, ...Array(12).fill(0)],
          ],
          { colour: 6 },
        ),
      ).subarray(0, 33),
    );
    expect(png.subarray(-12)).toEqual(chunk('IEND', Buffer.alloc(0)));
  });

  it('undoes all five filters', () => {
    const rows = [
      [0, 10, 20, 30, 40, 50, 60],
      [1, 10, 20, 30, 30, 30, 30],
      [2, 0, 0, 0, 0, 0, 0],
      [3, 5, 10, 15, 15, 15, 15],
      [4, 0, 0, 0, 0, 0, 0],
    ];
    const pixel = [10, 20, 30, 255, 40, 50, 60, 255];
    const averaged = [10, 20, 30, 255, 40, 50, 60, 255];
    const expected = [...pixel, ...pixel, ...pixel, ...averaged, 10, 20, 30, 255, 40, 50, 60, 255];
    expect([...decodePng(makePng(rows)).data]).toEqual(expected);
  });

  it('joins image data of several chunks', () => {
    expect([...decodePng(makePng([[0, 1, 2, 3]], { pieces: 3 })).data]).toEqual([1, 2, 3, 255]);
  });

  it.each([
    ['no picture', new TextEncoder().encode('GIF89a, honestly')],
    ['nothing', new Uint8Array(0)],
    ['16 bits a channel', makePng([[0, 1, 2, 3]], { depth: 16 })],
    ['a palette', makePng([[0, 1, 2, 3]], { colour: 3 })],
    ['interlacing', makePng([[0, 1, 2, 3]], { interlaced: 1 })],
    ['an unknown filter', makePng([[9, 1, 2, 3]])],
    ['too few pixels', makePng([[0, 1, 2, 3]], { width: 9 })],
    ['a cut file', makePng([[0, 1, 2, 3]]).subarray(0, 50)],
    ['a flipped bit', makePng([[0, 1, 2, 3]]).map((byte, at) => (at === 45 ? byte ^ 1 : byte))],
  ])('refuses a picture with %s', (_, bytes) => {
    expect(() => decodePng(bytes)).toThrow(PngError);
  });
});

describe('base64', () => {
  it('agrees with Node, also for texts longer than one piece', () => {
    const bytes = randomRaster(100, 200).data;
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
});

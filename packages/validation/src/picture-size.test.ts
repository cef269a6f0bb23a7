import { describe, expect, it } from 'vitest';
import { checkFile, fileKinds } from './index.ts';
import { bmpHead, gifHead, jpegHead, pngHead, shortBmpHead } from './testing/picture-head.ts';

const { maxPixels } = fileKinds.photo;

describe('a photo with more pixels than a device has memory for is refused, however few bytes it has', () => {
  const most = { width: 8000, height: maxPixels / 8000 };
  const over = { ...most, height: most.height + 1 };

  it.each([
    ['me.png', pngHead],
    ['me.gif', gifHead],
    ['me.bmp', bmpHead],
    ['me.bmp', shortBmpHead],
    ['me.jpg', jpegHead],
    ['me.jpeg', jpegHead],
  ])('in %s', (name, head) => {
    const judged = (size: typeof most) => checkFile('photo', { name, bytes: head(size) });
    expect([judged({ width: 1, height: 1 }), judged(most), judged(over)]).toEqual([
      undefined,
      undefined,
      'fileTooManyPixels',
    ]);
  });

  it('in a BMP that is stored from its top', () => {
    const bytes = bmpHead({ width: 20_000, height: -20_000 });
    expect(checkFile('photo', { name: 'me.bmp', bytes })).toBe('fileTooManyPixels');
  });

  it.each([0xc0, 0xc1, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])('in a JPEG of the coding %i', (marker) => {
    const bytes = jpegHead({ width: 20_000, height: 20_000 });
    bytes[bytes.indexOf(0xc2)] = marker;
    expect(checkFile('photo', { name: 'me.jpg', bytes })).toBe('fileTooManyPixels');
  });

  it('in a JPEG behind all segments that cameras and programs write before its size', () => {
    const large = { width: 20_000, height: 20_000 };
    const bytes = jpegHead(large, [
      { marker: 0xe1, bytes: 65_533 },
      { marker: 0xe2, bytes: 65_533 },
      { marker: 0xdb, bytes: 67 },
      { marker: 0xc4, bytes: 200 },
      { marker: 0xc8, bytes: 200 },
      { marker: 0xcc, bytes: 200 },
    ]);
    expect(checkFile('photo', { name: 'me.jpg', bytes })).toBe('fileTooManyPixels');
  });

  it('in a JPEG behind more segments than any program writes, and behind bytes of none, which browsers pass over', () => {
    const large = { width: 20_000, height: 20_000 };
    const comments = Array.from({ length: 2000 }, () => ({ marker: 0xfe, bytes: 2 }));
    const head = jpegHead(large);
    const disturbed = Uint8Array.from([...head.slice(0, 2), 0xff, 0xfe, 0, 2, 1, 2, 3, ...head.slice(2)]);
    for (const bytes of [jpegHead(large, comments), disturbed])
      expect(checkFile('photo', { name: 'me.jpg', bytes })).toBe('fileTooManyPixels');
  });

  it('in a JPEG behind markers that have no length', () => {
    const head = jpegHead({ width: 20_000, height: 20_000 });
    for (const marker of [0x01, 0xd0, 0xd7]) {
      const bytes = Uint8Array.from([...head.slice(0, 2), 0xff, marker, ...head.slice(2)]);
      expect(checkFile('photo', { name: 'me.jpg', bytes }), `marker ${marker}`).toBe('fileTooManyPixels');
    }
  });

  // Browsers show a GIF as large as its first picture, whatever its head says.
  it('in a GIF whose head is small and whose first picture is not, behind colours and comments', () => {
    const colours = new Uint8Array(3 * 256);
    const comment = [0x21, 0xfe, 3, 1, 2, 3, 2, 1, 2, 0];
    const behind = (bytes: readonly number[]) => {
      const head = gifHead({ width: 1, height: 1 });
      head[10] = 0x87;
      return Uint8Array.from([...head, ...colours, ...bytes]);
    };
    const picture = (left: number, width: number, height: number) => {
      const block = new DataView(new ArrayBuffer(10));
      block.setUint8(0, 0x2c);
      for (const [at, side] of [left, 0, width, height].entries()) block.setUint16(1 + 2 * at, side, true);
      return [...new Uint8Array(block.buffer)];
    };
    const judged = (bytes: readonly number[]) => checkFile('photo', { name: 'me.gif', bytes: behind(bytes) });
    expect(judged([...comment, ...picture(0, 100, 100), ...picture(0, 20_000, 20_000)])).toBeUndefined();
    expect(judged([...comment, ...picture(0, 20_000, 20_000)])).toBe('fileTooManyPixels');
    expect(judged(picture(60_000, 1, 20_000))).toBe('fileTooManyPixels');
    // Neither colours nor comments are a picture, although they may have the byte with which one begins.
    const commas = Array(20).fill(0x2c);
    expect(judged([0x21, 0xfe, commas.length, ...commas, 0, ...picture(0, 100, 100)])).toBeUndefined();
    colours.fill(0x2c);
    expect(judged(picture(0, 100, 100))).toBeUndefined();
    expect([judged([]), judged([0x3b]), judged([0x21]), judged([0x2c, 1])]).toEqual(Array(4).fill(undefined));
  });

  it('a picture whose head does not say its size is accepted, and its size is found when it is shown', () => {
    const cut = jpegHead({ width: 20_000, height: 20_000 }).slice(0, 4);
    const endless = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0);
    for (const bytes of [cut, endless]) expect(checkFile('photo', { name: 'me.jpg', bytes })).toBeUndefined();
    expect(checkFile('photo', { name: 'me.png', bytes: pngHead({ width: 1, height: 1 }).slice(0, 8) })).toBe(
      undefined,
    );
  });

  it('an attachment, which nobody shows, is accepted with any number of pixels', () => {
    const bytes = pngHead({ width: 20_000, height: 20_000 });
    expect(checkFile('resumeAttachment', { name: 'plan.png', bytes })).toBeUndefined();
  });
});

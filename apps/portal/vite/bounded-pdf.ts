import type { Plugin } from 'vite';

/** How many bytes the streams of one PDF may be unpacked to: more than any resume has, and no more than a phone can give. */
const UNPACKED_MAX = 128 * 1024 ** 2;
/** How much is given to the browser at a time: it unpacks the whole of that, a thousand times as much, before it can be counted. */
const STEP = 4096;

const reader = '/pdfjs-dist/legacy/build/pdf.worker.mjs';

/** What pdf.js says where it asks for room, each once in its code, and what it is to say. */
const rewrites: readonly (readonly [from: string, to: string])[] = [
  // By code of its own.
  ['const buffer2 = new Uint8Array(size);', 'countUnpacked(size);\nconst buffer2 = new Uint8Array(size);'],
  // By the browser.
  ['totalLength += chunk.byteLength;', 'countUnpacked(chunk.byteLength);\ntotalLength += chunk.byteLength;'],
  [
    'writer.write(bytes).catch(() => {});',
    `for (let at = 0; at < bytes.length; at += ${STEP}) writer.write(bytes.subarray(at, at + ${STEP})).catch(() => {});`,
  ],
];

const counter = `
let unpackedBytes = 0;
function countUnpacked(bytes) {
  unpackedBytes += bytes;
  if (unpackedBytes > ${UNPACKED_MAX}) throw new RangeError('the file unpacks to too much');
}
`;

/**
 * Bounds what pdf.js unpacks, which has no limit of its own: a PDF of 7 kB took five gigabytes. The count is of the worker, which reads
 * one file. If pdf.js asks for room in other words than it did, the build fails.
 */
export function boundedPdf(): Plugin {
  return {
    name: 'careers-bounded-pdf',
    apply: 'build',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(reader)) return null;
      const isOther =
        rewrites.some(([from]) => code.split(from).length !== 2) || /countUnpacked|unpackedBytes/.test(code);
      if (isOther) this.error(`${reader} asks for room in another way: look at vite/bounded-pdf.ts again`);
      const bounded = rewrites.reduce((before, [from, to]) => before.replace(from, () => to), code);
      return { code: bounded + counter, map: null };
    },
  };
}

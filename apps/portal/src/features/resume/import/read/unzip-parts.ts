import { Unzip, UnzipInflate } from 'fflate';
import { ReadFailure } from './read-failure.ts';

/** The maximum of inflated bytes; the text of a resume needs a hundredth of it. */
const INFLATED_MAX = 16 * 1024 * 1024;
/** Bytes of the file to inflate at a time: small enough that a zip bomb is noticed before it fills the memory. */
const STEP = 4096;

/**
 * The wanted parts of a zip, by name. Names are normalised to lower case and forward slashes, as programs write them
 * differently. The inflated bytes are counted while inflating.
 * @throws {ReadFailure}
 */
export function unzipParts(bytes: Uint8Array, wanted: RegExp): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let inflated = 0;
  let failed: unknown;
  let isZip = false;
  const unzip = new Unzip((file) => {
    isZip = true;
    const name = file.name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
    if (!wanted.test(name) || parts.has(name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) failed = error;
      inflated += chunk?.length ?? 0;
      if (error || inflated > INFLATED_MAX) return;
      chunks.push(chunk);
      if (isLast) parts.set(name, joined(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && failed === undefined && inflated <= INFLATED_MAX; at += STEP) {
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch (error) {
    failed = error;
  }
  if (!isZip || failed !== undefined || inflated > INFLATED_MAX)
    throw new ReadFailure('broken', { cause: failed });
  return parts;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

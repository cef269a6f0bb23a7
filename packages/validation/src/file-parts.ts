/** A part of a file by its offset and length; at the end of a file there may be fewer bytes. */
interface FilePart {
  readonly from: number;
  readonly count: number;
}

/** A generator that reads parts of a file wherever it is stored: it yields each part it needs, and is resumed with the bytes. */
export type FileLook<T> = Generator<FilePart, T, Uint8Array>;

/** The part of `File` that is used. */
export interface Sliceable {
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Runs a look on a file in memory. */
export function lookInMemory<T>(bytes: Uint8Array, look: FileLook<T>): T {
  let step = look.next();
  while (!step.done) {
    const { from, count } = step.value;
    step = look.next(bytes.subarray(from, from + count));
  }
  return step.value;
}

/**
 * Runs a look on a file on the device, of which only the requested parts are read.
 * @throws {DOMException} the file is gone, or may not be read
 */
export async function lookInSlices<T>(file: Sliceable, look: FileLook<T>): Promise<T> {
  let step = look.next();
  while (!step.done) {
    const { from, count } = step.value;
    step = look.next(new Uint8Array(await file.slice(from, from + count).arrayBuffer()));
  }
  return step.value;
}

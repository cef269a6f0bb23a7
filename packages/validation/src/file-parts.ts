/** A part of a file: its first byte, and how many bytes. A file that ends before has fewer of them. */
interface FilePart {
  readonly from: number;
  readonly count: number;
}

/** A look at a few parts of a file, wherever the file is: each part is asked for, and handed in. */
export type FileLook<T> = Generator<FilePart, T, Uint8Array>;

/** What a `File` of the device can do. */
export interface Sliceable {
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Looks at a file that is in memory as a whole. */
export function lookInMemory<T>(bytes: Uint8Array, look: FileLook<T>): T {
  let step = look.next();
  while (!step.done) {
    const { from, count } = step.value;
    step = look.next(bytes.subarray(from, from + count));
  }
  return step.value;
}

/**
 * Looks at a file on the device, of which only the parts that are asked for are read.
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

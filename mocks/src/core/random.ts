/** A number in [0, 1) for an index, always the same one. */
type Draw = (index: number) => number;

/**
 * Seeded random numbers by name. A number depends only on seed, name and index, so that a new field changes no others, and any
 * entity can be created without those before it.
 */
export function createDraw(seed: number, name: string): Draw {
  const salt = mix(seed ^ hashText(name));
  return (index) => mix(salt ^ Math.imul(index + 1, 0x9e3779b1)) / 0x1_0000_0000;
}

/** A stream of numbers in [0, 1), for painters and other consumers of many values in a row. */
export function createStream(seed: number, name: string): () => number {
  const draw = createDraw(seed, name);
  let at = 0;
  return () => draw(at++);
}

/** One entry of a non-empty list. */
export function pick<Entry>(entries: readonly Entry[], value: number): Entry {
  const entry = entries[Math.floor(value * entries.length)];
  if (entry === undefined) throw new RangeError('nothing to pick from');
  return entry;
}

/** A random index, by weights. */
export function pickWeighted(weights: readonly number[], value: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = value * total;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.length - 1;
}

/** Lower-case hex digits from a stream. */
export function hexText(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) text += Math.floor(random() * 16).toString(16);
  return text;
}

/** The FNV-1a hash of UTF-16 units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A 32-bit finalizer: every bit of the input affects every bit of the output. */
function mix(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export type Unit = 'kB' | 'ms' | 's' | 'calls/s' | 'calls' | 'nodes';

/** A measured number; kB are 1000 bytes. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

export const bytes = (count: number): Quantity => ({ value: count / 1000, unit: 'kB' });
export const milliseconds = (value: number): Quantity => ({ value, unit: 'ms' });
export const seconds = (value: number): Quantity => ({ value, unit: 's' });
export const nodes = (value: number): Quantity => ({ value, unit: 'nodes' });
export const callsPerSecond = (value: number): Quantity => ({ value, unit: 'calls/s' });

/** With about three digits: what readers compare, and not more precise than the measurement. */
export function write({ value, unit }: Quantity): string {
  if (unit === 'nodes' || unit === 'calls') return `${value} ${unit}`;
  return `${value.toFixed(unit === 'kB' ? 1 : digitsOf(value))} ${unit}`;
}

function digitsOf(value: number): number {
  if (value >= 100) return 0;
  return value >= 10 ? 1 : 2;
}

/** The median, which a single disturbed run does not change. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  if (high === undefined) throw new RangeError('no values to take the median of');
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

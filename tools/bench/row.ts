import { median, type Quantity, type Unit, write } from './quantity.ts';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly reference: string;
  readonly ratio: string;
  readonly toReach: string;
  readonly reached: boolean;
  /** Notes on the measurement and its reference: their sizes, and what they consist of. */
  readonly notes: readonly string[];
}

interface Measurement {
  readonly what: string;
  readonly measured: Quantity;
  readonly notes?: readonly string[];
  /** Another condition besides the number; the table shows its text if it is not met. */
  readonly condition?: { readonly broken: string; readonly met: boolean };
}

/** A measurement that may be at most `times` its reference. */
export function atMostTimes(times: number, reference: Quantity, measurement: Measurement): Row {
  const ratio = measurement.measured.value / reference.value;
  return compared(measurement, reference, ratio, `<= ${times} x`, ratio <= times);
}

/** A measurement and its reference, taken right after each other. */
export interface Pair {
  readonly measured: number;
  readonly reference: number;
}

interface PairedMeasurement extends Omit<Measurement, 'measured'> {
  readonly unit: Unit;
  readonly pairs: readonly Pair[];
}

/**
 * A measurement that may be at most `times` its reference, taken several times in turn. The median of the ratios counts, since a
 * disturbance affects both of a pair. Both columns show medians.
 */
export function atMostTimesPaired(times: number, { unit, pairs, ...measurement }: PairedMeasurement): Row {
  const ratio = median(pairs.map(({ measured, reference }) => measured / reference));
  const of = (side: keyof Pair) => ({ value: median(pairs.map((pair) => pair[side])), unit });
  const measured = { ...measurement, measured: of('measured') };
  return compared(measured, of('reference'), ratio, `<= ${times} x`, ratio <= times);
}

/** A measurement that must be at least `times` its reference. */
export function atLeastTimes(times: number, reference: Quantity, measurement: Measurement): Row {
  const ratio = measurement.measured.value / reference.value;
  return compared(measurement, reference, ratio, `>= ${times} x`, ratio >= times);
}

/** A measurement that must be greater than its reference. */
export function moreThan(reference: Quantity, measurement: Measurement): Row {
  const ratio = measurement.measured.value / reference.value;
  return compared(measurement, reference, ratio, '> 1 x', ratio > 1);
}

/** A measurement with a fixed limit. */
export function atMost(limit: Quantity, measurement: Measurement): Row {
  const { what, measured, notes = [], condition } = measurement;
  return {
    what,
    measured: write(measured),
    reference: '-',
    ratio: '-',
    toReach: `<= ${limit.value} ${limit.unit}`,
    reached: measured.value <= limit.value && (condition?.met ?? true),
    notes: withCondition(notes, condition),
  };
}

/** A measurement that failed. */
export function notMeasured(what: string, error: unknown): Row {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return {
    what,
    measured: 'not measured',
    reference: '-',
    ratio: '-',
    toReach: '-',
    reached: false,
    notes: [reason],
  };
}

function compared(
  { what, measured, notes = [], condition }: Measurement,
  reference: Quantity,
  ratio: number,
  toReach: string,
  holds: boolean,
): Row {
  return {
    what,
    measured: write(measured),
    reference: write(reference),
    ratio: ratio.toFixed(2),
    toReach,
    reached: holds && (condition?.met ?? true),
    notes: withCondition(notes, condition),
  };
}

function withCondition(notes: readonly string[], condition: Measurement['condition']): readonly string[] {
  return condition && !condition.met ? [...notes, `NOT MET: ${condition.broken}`] : notes;
}

import * as v from 'valibot';

/** A time of an entry: it lies around the world's time, so that it can be written as a date. */
export const instant = v.pipe(v.number(), v.minValue(Date.UTC(1900, 0, 1)), v.maxValue(Date.UTC(2300, 0, 1)));

/** A size, a revision, or how many there are of something. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

import type { Method } from '@careers/gateway/contract';
import * as v from 'valibot';

/** A param that the schema refuses, and where it is broken. */
export interface BrokenParam {
  readonly field: string;
  readonly param: object;
}

/** Whatever a field's type is, one of these is of another type. */
const wrongValues = [{ wrong: true }, 7, 'wrong', true, null];

/**
 * The example with one field broken, for each field where that is possible: of a wrong type, or left out although it is
 * required. The schema decides what is refused, so nothing is listed here.
 */
export function brokenParams(method: Method, example: object): BrokenParam[] {
  const refuses = (param: object) => !v.safeParse(method.param, param).success;
  return [...fieldNames(method.param)].flatMap((field) => {
    const others = Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
    const broken: BrokenParam[] = wrongValues.map((value) => ({
      field,
      param: { ...others, [field]: value },
    }));
    const wrong = broken.find(({ param }) => refuses(param));
    const missing = { field: `${field} (left out)`, param: others };
    return [...(wrong ? [wrong] : []), ...(refuses(others) ? [missing] : [])];
  });
}

/** The fields of an object, or of all the objects that a variant may be. */
function fieldNames(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null) {
    return new Set(Object.keys(schema.entries));
  }
  const options: unknown = 'options' in schema ? schema.options : [];
  return new Set(Array.isArray(options) ? options.flatMap((option) => [...fieldNames(option)]) : []);
}

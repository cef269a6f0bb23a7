import { WireError } from '@careers/gateway/wire';

/**
 * The maximum length of a call's body in characters: real calls are much shorter, and reading a longer one would be expensive.
 */
export const BODY_MAX = 512 * 1024;
/** How deeply a param may be nested, and how many values all its lists and objects may have together. */
const DEPTH_MAX = 20;
const VALUES_MAX = 5000;
/** @throws {WireError} for a body that is longer than that of any real call. */
export function refuseLongBody(body: string): void {
  if (body.length > BODY_MAX) throw new WireError(`a body of ${body.length} characters`);
}

/** @throws {WireError} for a param that is nested more deeply, or has more values, than any of the contract. */
export function refuseVastParam(param: unknown): void {
  if (count(param, 0, 0) > VALUES_MAX) throw new WireError('a param of too many values');
}

/** Whether a value is nested more deeply than any of the contract; walking through it to write or show it might not end. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > DEPTH_MAX || Object.values(value).some((one) => isTooDeep(one, depth + 1));
}

/** The number of values so far. It stops as soon as there are too many, or they are nested too deeply. */
function count(value: unknown, depth: number, before: number): number {
  if (typeof value !== 'object' || value === null) return before;
  if (depth > DEPTH_MAX) return VALUES_MAX + 1;
  let values = before;
  for (const name in value) {
    values = count(Reflect.get(value, name), depth + 1, values + 1);
    if (values > VALUES_MAX) break;
  }
  return values;
}

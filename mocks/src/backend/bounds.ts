import { WireError } from '@careers/gateway/wire';

/** A call's body in characters: no call of the contract comes near, and what is longer costs before it is read. */
export const BODY_MAX = 512 * 1024;
/** How deep a param goes, and how many values it has in all its lists and objects. */
const DEPTH_MAX = 20;
const VALUES_MAX = 5000;
/** @throws {WireError} for a body that no call of the contract has. */
export function refuseLongBody(body: string): void {
  if (body.length > BODY_MAX) throw new WireError(`a body of ${body.length} characters`);
}

/** @throws {WireError} for a param that is deeper or has more values than any of the contract. */
export function refuseVastParam(param: unknown): void {
  if (count(param, 0, 0) > VALUES_MAX) throw new WireError('a param of too many values');
}

/** Whether a value goes deeper than any of the contract: then whoever follows it, to write it down or to show it, may find no end. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > DEPTH_MAX || Object.values(value).some((one) => isTooDeep(one, depth + 1));
}

/** The values so far; stops as soon as there are too many, or they stand too deep. */
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

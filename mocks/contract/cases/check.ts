import { isDeepStrictEqual } from 'node:util';

/** A case in which the gateway did not do what the contract says. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
  /** What was due in place of what came. */
  readonly due: string;
  constructor(message: string, due = message) {
    super(message);
    this.due = due;
  }
}

/** @throws {ContractBreach} when two values differ; the message says what they are. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new ContractBreach(
    `${what}: expected ${show(expected)}, got ${show(actual)}`,
    `${what}: ${show(expected)}`,
  );
}

/** @throws {ContractBreach} when a sentence does not hold; the message says so, since by itself it reads as what was found. */
export function expectTrue(what: string, holds: boolean): void {
  if (!holds) throw new ContractBreach(`not so: ${what}`, what);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

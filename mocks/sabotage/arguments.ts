import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Choice } from './choose.ts';

export interface SabotageArguments extends Choice {
  readonly list: boolean;
  readonly help: boolean;
  /** Where the verdicts go, as JSON. */
  readonly report?: string | undefined;
  readonly threads: number;
}

export const usage = `Usage: npm run sabotage [-- --only METHOD --part 0.1 --seed N --list --report FILE --threads 2]

  --only METHOD  the sabotages of that method alone; may be said more than once
  --part 0.1     a tenth of them, drawn by the seed
  --seed N       which tenth
  --list         names them, and tries none
  --report FILE  writes every verdict as JSON
  --threads N    how many are tried at once`;

/** An argument that cannot be right. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** @throws {ArgumentError} for an unknown option, or a value that the option does not have */
export function readArguments(args: readonly string[]): SabotageArguments {
  const { only, part, seed, threads, ...others } = parse(args);
  return {
    ...others,
    only,
    seed,
    part: numberIn(part, '--part', (value) => value > 0 && value <= 1),
    threads: numberIn(threads, '--threads', (value) => Number.isInteger(value) && value > 0 && value <= 16),
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        part: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        threads: { type: 'string', default: String(Math.min(2, availableParallelism())) },
        report: { type: 'string' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function numberIn(text: string, option: string, isSound: (value: number) => boolean): number {
  const value = Number(text);
  if (text.trim() === '' || !isSound(value)) throw new ArgumentError(`${option} ${text}: no such number`);
  return value;
}

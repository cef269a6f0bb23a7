import { parseArgs } from 'node:util';
import { SettingError } from './target/settings.ts';

export interface SuiteArguments {
  /** The gateway's root; in process when absent. */
  readonly target?: string;
  /** The file that describes the gateway. */
  readonly config?: string;
  /** Where the JUnit XML goes. */
  readonly report?: string;
  readonly json?: string;
  readonly html?: string;
  /** Only cases whose name has this in it. */
  readonly only?: string;
  /** Shuffles the cases. */
  readonly seed?: number;
  /** So long one call may take, in seconds. */
  readonly timeout?: number;
  readonly readOnly: boolean;
  readonly help: boolean;
}

const texts = ['target', 'config', 'report', 'json', 'html', 'only', 'seed', 'timeout'] as const;

/**
 * Reads the command line.
 * @throws {SettingError} for options that do not exist, or that lack their value.
 */
export function readArguments(args: readonly string[]): SuiteArguments {
  const { 'read-only': readOnly, help, seed, timeout, ...values } = parse(args);
  return {
    ...values,
    ...(seed === undefined ? {} : { seed: number('seed', seed) }),
    ...(timeout === undefined ? {} : { timeout: number('timeout', timeout) }),
    readOnly,
    help,
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        target: { type: 'string' },
        config: { type: 'string' },
        report: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
        only: { type: 'string' },
        seed: { type: 'string' },
        timeout: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    for (const name of texts) if (values[name] === '') throw new SettingError(`--${name} needs a value`);
    return values;
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws {SettingError} for anything but a number greater than 0 */
function number(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new SettingError(`--${name} ${text}: expected a number above 0`);
  return value;
}

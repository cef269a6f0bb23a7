import { parseArgs } from 'node:util';
import { SettingError } from './target/settings.ts';

export interface SuiteArguments {
  /** The gateway's root; in process when absent. */
  readonly target?: string;
  /** Where the JUnit XML goes. */
  readonly report?: string;
  readonly help: boolean;
}

/**
 * Reads the command line.
 * @throws {SettingError} for options that do not exist, or that lack their value.
 */
export function readArguments(args: readonly string[]): SuiteArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        target: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    for (const name of ['target', 'report'] as const) {
      if (values[name] === '') throw new SettingError(`--${name} needs a value`);
    }
    return values;
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(error instanceof Error ? error.message : String(error));
  }
}

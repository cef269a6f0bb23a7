import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Terminal } from '../terminal.ts';

/** What somebody sees of a command who ran it. */
interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** Runs a command in this process: a program of its own would load the whole suite first. */
export async function runCalled(
  command: Command,
  args: readonly string[],
  environment: Terminal['environment'] = {},
): Promise<Ran> {
  let out = '';
  let error = '';
  const code = await command(args, {
    environment: { ...process.env, ...environment },
    print: (line) => {
      out += `${line}\n`;
    },
    complain: (line) => {
      error += `${line}\n`;
    },
  });
  return { code, out, error };
}

/** Starts a command's program, as a person would. */
export function runStarted(
  cli: URL,
  args: readonly string[],
  environment: Terminal['environment'] = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(cli), ...args],
      { env: { ...process.env, ...environment } },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });
}

import { type ExecException, exec } from 'node:child_process';
import { SettingError } from './setting-error.ts';

/** So long a code may be on its way. */
const PATIENCE_MS = 30_000;

/** What the shell exits with where it cannot run a command: not executable, not found. */
const CANNOT_RUN: readonly unknown[] = [126, 127];

/** A command of the settings, by which the suite learns what a gateway sends. */
export interface Command {
  /**
   * Runs the command, and returns the part of what it printed that can be used.
   * @param redact removes secrets from what it printed, before that is cut: a cut secret would not be found any more
   * @throws {SettingError} if it cannot run, or has never printed anything of use: then the command is to blame, not the gateway
   * @throws {NothingPrinted} if it prints nothing of use, though it did before
   */
  ask(about: Readonly<Record<string, string>>, redact: (text: string) => string): Promise<string>;
}

/** A command that works printed nothing of use about what it was asked. */
export class NothingPrinted extends Error {
  override readonly name = 'NothingPrinted';
}

/** What of a printed text can be used; undefined where nothing can. */
export type ReadPrinted = (printed: string) => string | undefined;

/** The command that a place of the settings names. */
export function createCommand(
  place: string,
  command: string,
  read: ReadPrinted,
  patience = PATIENCE_MS,
): Command {
  let hasWorked = false;
  return {
    async ask(about, redact) {
      const { printed, complained, error } = await run(command, about, patience);
      const found = error ? undefined : read(printed);
      if (found !== undefined) {
        hasWorked = true;
        return found;
      }
      const asked = Object.entries(about).map(([name, value]) => `${name}=${value}`);
      const said = redact([complained, printed].filter(Boolean).join('\n')).slice(-300);
      const nothing = `printed nothing of use${hasWorked ? '' : ' (it is wrong, or the gateway has sent nothing)'}`;
      const wrong = error ? whatWentWrong(error, patience) : nothing;
      const message = `${place}: "${command}" with ${asked.join(' ')} ${wrong}${said ? `: ${said}` : ''}`;
      const canRun = !error?.killed && !CANNOT_RUN.includes(error?.code);
      throw hasWorked && canRun ? new NothingPrinted(message) : new SettingError(message);
    },
  };
}

function whatWentWrong(error: ExecException, patience: number): string {
  if (error.killed) return `was not done within ${patience / 1000} s`;
  return error.code === undefined ? `failed (${error.message})` : `exited with ${error.code}`;
}

interface Run {
  readonly printed: string;
  readonly complained: string;
  readonly error: ExecException | null;
}

/** Runs a command of the shell; what it is about is a variable, so that the shell reads nothing that a gateway has said. */
function run(command: string, about: Readonly<Record<string, string>>, timeout: number): Promise<Run> {
  return new Promise((resolve) => {
    exec(
      command,
      { env: { ...process.env, ...about }, timeout, encoding: 'utf8' },
      (error, printed, complained) =>
        resolve({ printed: printed.trim(), complained: complained.trim(), error }),
    );
  });
}

/** The code in what a command printed: the last six digits that stand by themselves. */
export const readCode: ReadPrinted = (printed) => printed.match(/(?<!\d)\d{6}(?!\d)/g)?.at(-1);

/** The token of a link, or the word that says that there is none: the whole of what a command printed. */
export const readLink: ReadPrinted = (printed) => printed || undefined;

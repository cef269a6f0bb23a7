import { exec } from 'node:child_process';

/** So long a code may be on its way. */
const PATIENCE_MS = 30_000;

/**
 * What a command of the shell prints, trimmed; what it is about comes as an environment variable, so that nothing
 * that a gateway said is ever read by the shell.
 */
export function askCommand(command: string, about: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    exec(
      command,
      { env: { ...process.env, ...about }, timeout: PATIENCE_MS, encoding: 'utf8' },
      (error, printed) => {
        if (error) reject(new Error(`the command "${command}" failed: ${error.message}`));
        else resolve(printed.trim());
      },
    );
  });
}

/** The code in what a command printed: the last six digits that stand by themselves. */
export function readCode(printed: string): string {
  const code = printed.match(/(?<!\d)\d{6}(?!\d)/g)?.at(-1);
  if (!code) throw new Error(`no code of six digits in what the command printed: ${printed.slice(0, 100)}`);
  return code;
}

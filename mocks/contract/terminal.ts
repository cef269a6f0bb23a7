/** A command's surroundings: those of the shell, or in a test the test's own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line of what was asked for. */
  readonly print: (line: string) => void;
  /** Writes why nothing came of it. */
  readonly complain: (line: string) => void;
  /** Aborted when somebody does not want to wait for the end. */
  readonly interruption?: AbortSignal;
}

/** The terminal that this process was started from. */
export const shell: Terminal = {
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
};

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
  print: (line) => console.log(harmless(line)),
  complain: (line) => console.error(harmless(line)),
};

/** All control characters but tabs and line ends. In the words of a gateway they could clear the screen or overwrite a failure. */
const controls = /(?![\t\n])\p{Cc}/gu;

function harmless(line: string): string {
  return line.replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * A text with a gateway's words, to be printed below a line. Each further line of it is marked, so that none passes for a line of the
 * run, or for a command to the build server that reads it.
 */
export function below(text: string): string {
  const [first = '', ...more] = text.split(/\r\n?|\n/);
  return [`        ${first}`, ...more.map((line) => `      | ${line}`)].join('\n');
}

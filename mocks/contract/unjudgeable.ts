/** What a run ends with, for who waits for it. */
export const exitCodes = {
  passed: 0,
  failed: 1,
  usage: 2,
  noGateway: 3,
  refused: 4,
  /** What shells take for Ctrl-C. */
  interrupted: 130,
} as const;

/** A target cannot be judged at all: reported once, instead of as a thousand failures. */
export class Unjudgeable extends Error {
  override readonly name = 'Unjudgeable';
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

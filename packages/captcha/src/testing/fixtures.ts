import type { CaptchaLabels } from '../labels.ts';
import type { CaptchaChallenge, CaptchaReply } from '../protocol/types.ts';
import type { CaptchaTransport } from '../transport.ts';

export const labels: CaptchaLabels = {
  title: 'Security check',
  close: 'Close',
  picture: 'A landscape with a gap',
  instruction: 'Drag the piece into the gap',
  handle: 'Piece',
  keys: 'Arrow keys move, Enter confirms',
  position: (x) => `${x} of 263`,
  loading: 'Loading',
  checking: 'Checking',
  succeeded: (seconds) => `${seconds.toFixed(2)}s`,
  failed: 'Verification failed',
  expired: 'Too late',
  unavailable: 'No challenge',
  limited: 'Too many tries',
  offline: 'No connection',
  retry: 'Try again',
  refresh: 'Another picture',
  stepBack: 'Back',
  stepForward: 'Forward',
  confirm: 'Confirm',
  wordPicture: 'A landscape with words',
  wordOrder: 'Click in order',
  wordInstruction: (words) => `Click in order: ${words.join(', ')}`,
  wordProgress: (marked, next, all) => `${marked} of ${all}, next ${next}`,
  wordKeys: 'Arrow keys aim, Enter clicks, Backspace undoes',
  mark: (number) => `Take ${number} back`,
  undo: 'Undo',
};

/** One transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function challengeOf(token: string): CaptchaChallenge {
  return {
    originalImageBase64: PIXEL,
    jigsawImageBase64: PIXEL,
    token,
    secretKey: 'XwKsGlMcdPMEhR1B',
    wordList: null,
  };
}

export function wordChallengeOf(token: string): CaptchaChallenge {
  return { ...challengeOf(token), jigsawImageBase64: null, wordList: ['天', '地', '山'] };
}

export const success = <T>(repData: T): CaptchaReply<T> => ({ repCode: '0000', repMsg: null, repData });
export const refusal = (repCode: string, repMsg: string | null = null): CaptchaReply<never> => ({
  repCode,
  repMsg,
  repData: null,
});

interface Call<Request, Reply> {
  readonly request: Request;
  readonly signal: AbortSignal;
  readonly answer: (reply: Reply) => void;
  readonly fail: (error: unknown) => void;
}

type GetCall = Call<Parameters<CaptchaTransport['get']>[0], CaptchaReply<CaptchaChallenge>>;
type CheckCall = Call<Parameters<CaptchaTransport['check']>[0], CaptchaReply<unknown>>;

/** A transport whose calls wait until the test answers them. */
export function fakeTransport() {
  const gets: GetCall[] = [];
  const checks: CheckCall[] = [];
  const transport: CaptchaTransport = {
    get: (request, { signal }) => new Promise((answer, fail) => gets.push({ request, signal, answer, fail })),
    check: (request, { signal }) =>
      new Promise((answer, fail) => checks.push({ request, signal, answer, fail })),
  };
  return { transport, gets, checks };
}

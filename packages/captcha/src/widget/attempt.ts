import type { CaptchaChallenge } from '../protocol/types.ts';

/** Why there is no challenge or no pass: a `repCode` or a `CaptchaFailureKind`, and what to show if known. */
export interface Problem {
  readonly code: string;
  readonly message: string | null;
}

export interface Attempt {
  /** Counts the challenges asked for: a reply to an older one changes nothing. */
  readonly attempt: number;
}

/** An answer that was given. */
export interface Answered extends Attempt {
  readonly challenge: CaptchaChallenge;
  /** From the first movement to the answer. */
  readonly seconds: number;
  /** The answer's text, byte for byte as it is checked and later proven. */
  readonly plain: string;
}

/** The part of every widget's state that its calls depend on (specification, section 4). */
export type AttemptState =
  | ({ readonly kind: 'loading' } & Attempt)
  | ({ readonly kind: 'unavailable'; readonly problem: Problem } & Attempt)
  | ({ readonly kind: 'ready' | 'dragging' } & Attempt)
  | ({ readonly kind: 'checking' } & Answered)
  | ({ readonly kind: 'success'; readonly verification: string } & Answered)
  | ({ readonly kind: 'failure'; readonly problem: Problem } & Answered);

/** What calls and their timer tell a widget. */
export type AttemptEvent =
  | { readonly type: 'loaded'; readonly attempt: number; readonly challenge: CaptchaChallenge }
  | { readonly type: 'refused'; readonly attempt: number; readonly problem: Problem }
  /** The picture that the server has sent cannot be decoded. */
  | { readonly type: 'undecodable'; readonly attempt: number }
  /** A new challenge is due: the person asks for it, or a failure was shown long enough. */
  | { readonly type: 'renew' }
  | { readonly type: 'passed'; readonly attempt: number; readonly verification: string }
  | { readonly type: 'failed'; readonly attempt: number; readonly problem: Problem };

type Unavailable = Extract<AttemptState, { kind: 'unavailable' }>;
export type Loading = Extract<AttemptState, { kind: 'loading' }>;

/** Whether a state waits for a reply: it is of the kind that waits for such a reply, and of the same attempt. */
export function awaits<State extends AttemptState, Kind extends State['kind']>(
  state: State,
  kind: Kind,
  reply: Attempt,
): state is Extract<State, { kind: Kind }> {
  return state.kind === kind && state.attempt === reply.attempt;
}

/** The state after a picture that cannot be decoded: as if the server had sent no challenge. */
export function undecodable({ attempt }: Attempt): Unavailable {
  return { kind: 'unavailable', attempt, problem: { code: 'malformed', message: null } };
}

/** The state that asks for another challenge; after a success there is nothing left to ask for. */
export function renewed<State extends AttemptState>(state: State): State | Loading {
  return state.kind === 'success' ? state : { kind: 'loading', attempt: state.attempt + 1 };
}

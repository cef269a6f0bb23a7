import {
  type CaptchaChallenge,
  type CaptchaCheckRequest,
  type CaptchaReply,
  type CaptchaType,
  captchaVerification,
  isCaptchaType,
  REP_CODES,
  readPointJson,
} from '@careers/captcha/protocol';
import { keepNewest } from '../core/keep-newest.ts';
import { type ClientUse, isIdle, LIMITS, recordOf } from './limits.ts';
import { PUZZLE_KINDS, type PuzzleAnswer } from './puzzle-kinds.ts';

/** How long a challenge can be answered, in milliseconds. */
export const TOKEN_LIFE_MS = 120_000;
/** How long the proof of a passed challenge can be used, in milliseconds. */
export const VERIFICATION_LIFE_MS = 180_000;

/** All that the service remembers: plain JSON, owned and kept by the caller, changed in place. */
export interface CaptchaState {
  readonly challenges: Record<string, OpenChallenge>;
  readonly verifications: Record<string, OpenVerification>;
  readonly clients: ClientUse[];
}

interface OpenChallenge {
  readonly captchaType: CaptchaType;
  readonly secretKey: string | null;
  readonly answer: PuzzleAnswer;
  readonly expiresAt: number;
}

interface OpenVerification {
  readonly captchaType: CaptchaType;
  readonly expiresAt: number;
}

export function emptyCaptchaState(): CaptchaState {
  return { challenges: {}, verifications: {}, clients: [] };
}

export interface CaptchaServiceOptions {
  readonly state: CaptchaState;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Between 0 and 1, 1 excluded. */
  readonly random: () => number;
  /** A token that cannot be guessed and never repeats. */
  readonly newToken: () => string;
  /** Whether answers travel encrypted; `false` gives challenges without a secret key. */
  readonly encrypt?: boolean;
}

/**
 * An AJ-Captcha server. Requests are `CaptchaGetRequest` and `CaptchaCheckRequest` as they arrive, unchecked: whatever is wrong
 * in them gives a `repCode`, never an exception.
 */
export interface CaptchaService {
  /** A new challenge. */
  get(request: object): CaptchaReply<CaptchaChallenge>;
  /** Checks an answer; that uses up the token, whether the answer is right or wrong. */
  check(request: object): CaptchaReply<CheckedCaptcha>;
  /** Uses up the proof of a passed challenge. */
  redeem(verification: string, captchaType: string): 'ok' | 'invalid';
}

/** What the reply to a right answer repeats. */
export interface CheckedCaptcha {
  readonly captchaType: CaptchaType;
  readonly token: string;
  readonly result: true;
}

/** AJ-Captcha's own messages, which the widget shows unchanged. */
const MESSAGES = {
  [REP_CODES.expired]: '验证码已失效，请重新获取',
  [REP_CODES.failed]: '验证失败',
  [REP_CODES.unavailable]: '获取验证码失败,请联系管理员',
  [REP_CODES.getLimit]: 'get接口请求次数超限，请稍后再试!',
  [REP_CODES.locked]: '接口验证失败数过多，请稍后再试',
  [REP_CODES.checkLimit]: 'check接口请求次数超限，请稍后再试!',
  [REP_CODES.internal]: '服务器内部异常',
} as const;

const KEY_LENGTH = 16;
const KEY_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Creates an AJ-Captcha server with the state, clock and randomness of the caller. */
export function createCaptchaService(options: CaptchaServiceOptions): CaptchaService {
  const { state, now, random, newToken, encrypt = true } = options;

  function get(request: object): CaptchaReply<CaptchaChallenge> {
    const at = now();
    prune(state, at);
    const captchaType = readText(request, 'captchaType');
    if (!captchaType) return missing('captchaType');
    const use = recordOf(state.clients, readText(request, 'clientUid'), at);
    if (use && at < use.lockedUntil) return refused(REP_CODES.locked);
    if (use && ++use.gets > LIMITS.gets) return refused(REP_CODES.getLimit);
    if (!isCaptchaType(captchaType)) return refused(REP_CODES.unavailable);

    const { face, answer } = PUZZLE_KINDS[captchaType].create(random);
    const token = newToken();
    const secretKey = encrypt ? drawKey(random) : null;
    state.challenges[token] = { captchaType, secretKey, answer, expiresAt: at + TOKEN_LIFE_MS };
    keepNewest(state.challenges, LIMITS.kept);
    return passed({ ...face, token, secretKey });
  }

  function check(request: object): CaptchaReply<CheckedCaptcha> {
    const at = now();
    prune(state, at);
    const captchaType = readText(request, 'captchaType');
    const pointJson = readText(request, 'pointJson');
    const token = readText(request, 'token');
    if (!captchaType) return missing('captchaType');
    if (!pointJson) return missing('pointJson');
    if (!token) return missing('token');
    const use = recordOf(state.clients, readText(request, 'clientUid'), at);
    if (use && ++use.checks > LIMITS.checks) return refused(REP_CODES.checkLimit);

    const challenge = take(state.challenges, token);
    if (!challenge) return refused(REP_CODES.expired);
    const plain =
      pointJson.length > LIMITS.answerLength ? null : readPointJson(pointJson, challenge.secretKey);
    const kind = PUZZLE_KINDS[challenge.captchaType];
    if (challenge.captchaType !== captchaType || plain === null || !kind.accepts(challenge.answer, plain)) {
      if (use && ++use.failures >= LIMITS.failures) use.lockedUntil = at + LIMITS.lockMs;
      return refused(REP_CODES.failed);
    }

    const verification = captchaVerification(token, plain, challenge.secretKey);
    const expiresAt = at + VERIFICATION_LIFE_MS;
    state.verifications[verification] = { captchaType: challenge.captchaType, expiresAt };
    keepNewest(state.verifications, LIMITS.kept);
    return passed({ captchaType: challenge.captchaType, token, result: true });
  }

  function redeem(verification: string, captchaType: string): 'ok' | 'invalid' {
    prune(state, now());
    return take(state.verifications, verification)?.captchaType === captchaType ? 'ok' : 'invalid';
  }

  return { get, check, redeem };
}

function passed<T>(repData: T): CaptchaReply<T> {
  return { repCode: REP_CODES.success, repMsg: null, repData };
}

function refused(repCode: keyof typeof MESSAGES): CaptchaReply<never> {
  return { repCode, repMsg: MESSAGES[repCode], repData: null };
}

function missing(field: string): CaptchaReply<never> {
  return { repCode: REP_CODES.missing, repMsg: `${field}不能为空`, repData: null };
}

/** A field's text; anything but a text counts as absent. */
function readText(request: object, field: keyof CaptchaCheckRequest): string | undefined {
  const value: unknown = Reflect.get(request, field);
  return typeof value === 'string' ? value : undefined;
}

/** Removes and returns an entry: it is used up, whatever happens next. */
function take<T>(entries: Record<string, T>, key: string): T | undefined {
  // Keys come from clients, and `constructor` is not an entry.
  if (!Object.hasOwn(entries, key)) return undefined;
  const entry = entries[key];
  delete entries[key];
  return entry;
}

function prune(state: CaptchaState, now: number): void {
  for (const entries of [state.challenges, state.verifications]) {
    for (const [key, { expiresAt }] of Object.entries(entries)) {
      if (now >= expiresAt) delete entries[key];
    }
  }
  for (let at = state.clients.length - 1; at >= 0; at--) {
    const client = state.clients[at];
    if (client && isIdle(client, now)) state.clients.splice(at, 1);
  }
}

function drawKey(random: () => number): string {
  const pick = () => KEY_CHARACTERS[Math.floor(random() * KEY_CHARACTERS.length)] ?? 'A';
  return Array.from({ length: KEY_LENGTH }, pick).join('');
}

import { CaptchaFailure } from './failure.ts';
import { readChallengeReply, readReply } from './protocol/replies.ts';
import type {
  CaptchaChallenge,
  CaptchaCheckRequest,
  CaptchaGetRequest,
  CaptchaReply,
} from './protocol/types.ts';

/**
 * How the widgets reach a captcha server: through a gateway, or plain HTTP. Both calls reject with a
 * `CaptchaFailure`; a captcha that did not pass is a reply, not a failure.
 */
export interface CaptchaTransport {
  get(
    request: CaptchaGetRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<CaptchaReply<CaptchaChallenge>>;
  check(
    request: CaptchaCheckRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<CaptchaReply<unknown>>;
}

export interface AjCaptchaTransportOptions {
  /** Where `/captcha/get` and `/captcha/check` are; with or without a final slash. */
  readonly baseUrl: string;
  /** How a call's body is written: JSON unless given; `form` is `application/x-www-form-urlencoded`. */
  readonly encoding?: 'json' | 'form';
  /** Names the browser to the server's limits, as a request's own `clientUid` does; made up for each transport. */
  readonly clientUid?: string;
  readonly fetch?: typeof fetch;
  /** For each call, in milliseconds; 10 000 unless given. */
  readonly timeoutMs?: number;
}

/** Plain AJ-Captcha over HTTP: `POST {baseUrl}/captcha/get` and `/captcha/check`; the answers are JSON. */
export function ajCaptchaTransport(options: AjCaptchaTransportOptions): CaptchaTransport {
  const { timeoutMs = 10_000, encoding = 'json', clientUid = madeUpUid() } = options;
  const { type, write } = ENCODINGS[encoding];
  const base = withoutSlashes(options.baseUrl);
  // A bare `fetch` in an object would be called with the wrong `this`.
  const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));

  async function post<T>(
    path: string,
    body: object,
    signal: AbortSignal,
    read: (value: unknown) => T | null,
  ): Promise<T> {
    // Joined by hand, for browsers without `AbortSignal.any`.
    const giveUp = new AbortController();
    const stop = () => giveUp.abort();
    const deadline = setTimeout(stop, timeoutMs);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    let text: string;
    try {
      const response = await send(`${base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: write({ clientUid, ...body }),
        signal: giveUp.signal,
      });
      if (!response.ok) throw new CaptchaFailure('http', { status: response.status });
      text = await response.text();
    } catch (cause) {
      if (cause instanceof CaptchaFailure) throw cause;
      if (signal.aborted) throw new CaptchaFailure('aborted', { cause });
      throw new CaptchaFailure(giveUp.signal.aborted ? 'timeout' : 'network', { cause });
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener('abort', stop);
    }
    const reply = read(parse(text));
    if (reply === null) throw new CaptchaFailure('malformed');
    return reply;
  }

  return {
    get: (request, { signal }) => post('/captcha/get', request, signal, readChallengeReply),
    check: (request, { signal }) => post('/captcha/check', request, signal, readReply),
  };
}

const ENCODINGS = {
  json: { type: 'application/json', write: (fields: object) => JSON.stringify(fields) },
  form: {
    type: 'application/x-www-form-urlencoded',
    write: (fields: object) =>
      new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
  },
} as const;

/** A random id of the browser. Not `crypto.randomUUID`, which is missing on plain-http pages. */
function madeUpUid(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Without slashes at the end; a loop instead of a regular expression, whose time could grow with the square of their number. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

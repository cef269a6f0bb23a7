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
  readonly fetch?: typeof fetch;
  /** For each call, in milliseconds; 10 000 unless given. */
  readonly timeoutMs?: number;
}

/** Plain AJ-Captcha over HTTP: `POST {baseUrl}/captcha/get` and `/captcha/check`, JSON both ways. */
export function ajCaptchaTransport(options: AjCaptchaTransportOptions): CaptchaTransport {
  const { timeoutMs = 10_000 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  // A bare `fetch` in an object would be called with the wrong `this`.
  const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));

  async function post<T>(
    path: string,
    body: object,
    signal: AbortSignal,
    read: (value: unknown) => T | null,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(timeoutMs);
    let text: string;
    try {
      const response = await send(`${base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, deadline]),
      });
      if (!response.ok) throw new CaptchaFailure('http', { status: response.status });
      text = await response.text();
    } catch (cause) {
      if (cause instanceof CaptchaFailure) throw cause;
      const kind = signal.aborted ? 'aborted' : deadline.aborted ? 'timeout' : 'network';
      throw new CaptchaFailure(kind, { cause });
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

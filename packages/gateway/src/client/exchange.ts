import { anySignal } from './any-signal.ts';
import { GatewayFailure } from './failure.ts';
import type { Transport, TransportOptions, TransportReply, TransportRequest } from './transport.ts';

interface ExchangeOptions {
  readonly method: string;
  readonly requestId: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: TransportOptions['onUploadProgress'];
  readonly beyondPage?: boolean | undefined;
}

/**
 * Sends one request, once it is made, and waits for its reply. The limit of time is for both together.
 * @throws {GatewayFailure} `aborted`, `timeout`, `network`, or `http` for any status other than 200.
 */
export async function exchange(
  transport: Transport,
  request: TransportRequest | (() => Promise<TransportRequest>),
  options: ExchangeOptions,
): Promise<TransportReply> {
  const { method, requestId, signal, timeoutMs, onUploadProgress, beyondPage } = options;
  const facts = { method, requestId };
  if (signal?.aborted) throw new GatewayFailure('aborted', '', { ...facts, cause: signal.reason });
  const timeout = AbortSignal.timeout(timeoutMs);
  const over = signal ? anySignal([signal, timeout]) : timeout;
  const send = async () => {
    const made = typeof request === 'function' ? await request() : request;
    over.throwIfAborted();
    return transport(made, {
      signal: over,
      ...(onUploadProgress ? { onUploadProgress } : {}),
      ...(beyondPage ? { beyondPage } : {}),
    });
  };
  let reply: TransportReply;
  try {
    reply = await unlessAborted(over, send());
  } catch (cause) {
    if (signal?.aborted) throw new GatewayFailure('aborted', '', { ...facts, cause });
    if (timeout.aborted) throw new GatewayFailure('timeout', '', { ...facts, cause });
    throw new GatewayFailure('network', '', { ...facts, cause });
  }
  if (reply.status !== 200) throw new GatewayFailure('http', '', { ...facts, code: String(reply.status) });
  return reply;
}

/**
 * A promise that ends when the signal aborts, even if the work itself does not: what was begun while Firefox put the page aside for
 * the way back, a request or a signature, is forgotten for good, and a `fetch` of then does not hear of an abort either.
 */
function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

import { anySignal } from './any-signal.ts';
import { GatewayFailure } from './failure.ts';
import type { Transport, TransportOptions, TransportReply, TransportRequest } from './transport.ts';

interface ExchangeOptions {
  readonly method: string;
  readonly requestId: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: TransportOptions['onUploadProgress'];
}

/**
 * Sends one request and waits for its reply.
 * @throws {GatewayFailure} `aborted`, `timeout`, `network`, or `http` for any status other than 200.
 */
export async function exchange(
  transport: Transport,
  request: TransportRequest,
  options: ExchangeOptions,
): Promise<TransportReply> {
  const { method, requestId, signal, timeoutMs, onUploadProgress } = options;
  const facts = { method, requestId };
  if (signal?.aborted) throw new GatewayFailure('aborted', '', { ...facts, cause: signal.reason });
  const timeout = AbortSignal.timeout(timeoutMs);
  let reply: TransportReply;
  try {
    reply = await transport(request, {
      signal: signal ? anySignal([signal, timeout]) : timeout,
      ...(onUploadProgress ? { onUploadProgress } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw new GatewayFailure('aborted', '', { ...facts, cause });
    if (timeout.aborted) throw new GatewayFailure('timeout', '', { ...facts, cause });
    throw new GatewayFailure('network', '', { ...facts, cause });
  }
  if (reply.status !== 200) throw new GatewayFailure('http', '', { ...facts, code: String(reply.status) });
  return reply;
}

/** One HTTP request, as the client hands it to its transport. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Whether the reply is wanted as bytes instead of text. */
  readonly binary?: boolean;
}

export interface TransportReply {
  readonly status: number;
  readonly text: string;
  readonly blob?: Blob;
  header(name: string): string | null;
}

export interface TransportOptions {
  readonly signal: AbortSignal;
  /** Called with the bytes sent so far and in total, by transports that can report it. */
  readonly onUploadProgress?: (sent: number, total: number) => void;
  /** Whether the request is wanted even if the page is closed before the reply. */
  readonly beyondPage?: boolean;
}

/**
 * Sends one request; the client's only way to the network. Rejects if no reply came; any status resolves.
 */
export type Transport = (request: TransportRequest, options: TransportOptions) => Promise<TransportReply>;

/**
 * How much may be on its way beyond the page, in bytes. Browsers refuse more than 64 KiB in all; what is over this limit is sent as usual,
 * and may end with the page.
 */
const BEYOND_PAGE_BYTES = 60_000;

/** The transport over `fetch`. */
export function createFetchTransport(fetcher: typeof fetch = (...args) => fetch(...args)): Transport {
  let underWay = 0;
  return async (request, { signal, beyondPage }) => {
    // Bodies are ASCII: JSON around base64.
    const size = beyondPage && typeof request.body === 'string' ? request.body.length : 0;
    const held = underWay + size <= BEYOND_PAGE_BYTES ? size : 0;
    underWay += held;
    const reply = fetcher(request.url, {
      method: request.method,
      headers: { ...request.headers },
      body: request.body ?? null,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(held > 0 ? { keepalive: true } : {}),
    });
    const response = await reply.finally(() => {
      underWay -= held;
    });
    const blob = request.binary && response.ok ? await response.blob() : undefined;
    return {
      status: response.status,
      text: blob ? '' : await response.text(),
      header: (name) => response.headers.get(name),
      ...(blob ? { blob } : {}),
    };
  };
}

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
}

/**
 * Sends one request; the client's only way to the network. Rejects if no reply came; any status resolves.
 */
export type Transport = (request: TransportRequest, options: TransportOptions) => Promise<TransportReply>;

/** The transport over `fetch`. */
export function createFetchTransport(fetcher: typeof fetch = (...args) => fetch(...args)): Transport {
  return async (request, { signal }) => {
    const response = await fetcher(request.url, {
      method: request.method,
      headers: { ...request.headers },
      body: request.body ?? null,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
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

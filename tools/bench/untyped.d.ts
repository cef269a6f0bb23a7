/** The part of autocannon that the bench uses, as it has no types of its own. */
declare module 'autocannon' {
  export interface LoadRequest {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly onResponse?: (status: number, body: string) => void;
  }

  export interface LoadClient {
    setRequests(requests: LoadRequest[]): void;
  }

  export interface LoadOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: LoadRequest[];
    readonly setupClient?: (client: LoadClient) => void;
  }

  export interface LoadResult {
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly requests: { readonly total: number };
  }

  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}

/** The part of json-server 0.17 that the bench uses, as it has no types of its own. */
declare module 'json-server' {
  import type { Server } from 'node:http';

  interface Application {
    use(handler: unknown): void;
    listen(port: number, host: string, ready: () => void): Server;
  }

  const jsonServer: {
    create(): Application;
    /** `bodyParser` and a quiet `logger` are what its command line uses with `--quiet`. */
    defaults(options: { readonly logger: boolean; readonly bodyParser: boolean }): unknown;
    router(database: object): unknown;
  };
  export default jsonServer;
}

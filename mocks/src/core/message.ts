import type { StoredFile } from './stored-file.ts';

/** One HTTP request to the world, as any adapter reads it. */
export interface WorldRequest {
  readonly method: string;
  /** Path below the world's root, e.g. `/gateway`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** By the name in lower case, as HTTP libraries keep them: no call then has to make it so once more. */
  header(name: Lowercase<string>): string | undefined;
  readonly body: string;
  /** The address that it came from; absent where there is one caller only. */
  readonly from?: string | undefined;
  /** The multipart form of an upload; rejects when the body is none. */
  readonly form?: () => Promise<FormData>;
  /** The part `file` of that form, from an adapter that reads it by itself; undefined when there is none. */
  readonly file?: () => StoredFile | undefined;
}

/** What the world answers. `drop` closes the connection without (or in the middle of) a reply. */
export interface WorldReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** A file's bytes, in place of the body. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly drop?: 'at-once' | 'in-the-middle' | 'never-answer';
}

export function jsonReply(body: unknown, status = 200): WorldReply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

/** Why a call was refused before any business, for whoever writes the client. */
export interface CallProblem {
  /** e.g. `wrong-app_token`, `order`, `timestamp` */
  readonly kind: string;
  /** One sentence, in English. */
  readonly detail: string;
}

/** One call, kept for the inspector; decoded when looked at. */
export interface CallRecord {
  readonly id: string;
  /** World time, ISO 8601. */
  readonly at: string;
  /** `group.method` or the URI, as far as it could be read; `?` stands for what could not. */
  readonly path: string;
  readonly code: string;
  readonly milliseconds: number;
  readonly param: unknown;
  readonly data: unknown;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the signature was right; absent where none is asked. */
  readonly signed?: boolean;
  readonly problem?: CallProblem;
  readonly fault?: string;
  /** What call and reply broke of the contract: empty in a sound world. */
  readonly violations: readonly string[];
}

import type { StoredFile } from './stored-file.ts';

/** One HTTP request to the world, as any adapter reads it. */
export interface WorldRequest {
  readonly method: string;
  /** Path below the world's root, e.g. `/gateway`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names are in lower case, as HTTP libraries store them, so that no call has to convert them again. */
  header(name: Lowercase<string>): string | undefined;
  readonly body: string;
  /** The address that it came from; absent in an adapter with only one caller. */
  readonly from?: string | undefined;
  /** The multipart form of an upload; rejects if the body is not one. */
  readonly form?: () => Promise<FormData>;
  /** The part `file` of that form, in an adapter that reads it by itself; undefined if there is none. */
  readonly file?: () => StoredFile | undefined;
}

/** The reply of a world. `drop` closes the connection before the body has come, or in the middle of a file. */
export interface WorldReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The bytes of a file, instead of the body. */
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

/** Why a call was refused before its method was run, for the developer of the client. */
export interface CallProblem {
  /** e.g. `wrong-app_token`, `order`, `timestamp` */
  readonly kind: string;
  /** One sentence, in English. */
  readonly detail: string;
}

/** One call, stored for the inspector; it is decoded when somebody looks. */
export interface CallRecord {
  readonly id: string;
  /** World time, ISO 8601. */
  readonly at: string;
  /** `group.method` or the URI, as far as it could be read; `?` stands for an unreadable part. */
  readonly path: string;
  readonly code: string;
  readonly milliseconds: number;
  readonly param: unknown;
  readonly data: unknown;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the signature was right; absent if none is required. */
  readonly signed?: boolean;
  readonly problem?: CallProblem;
  readonly fault?: string;
  /** How call and reply violate the contract: empty in a sound world. */
  readonly violations: readonly string[];
}

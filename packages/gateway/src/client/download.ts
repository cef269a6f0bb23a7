import * as v from 'valibot';
import { returnCodes } from '../wire/codes.ts';
import { decodeBaseReply } from '../wire/envelope.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure } from './failure.ts';
import { readData } from './read-reply.ts';
import { newRequestId } from './request-id.ts';
import { savedFileName, savedFileType } from './saved-file.ts';
import type { Transport } from './transport.ts';

/** A downloaded file. Its name cannot be a path, and its type is none that a browser would run. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

/** What a failure says of the transfer that failed. */
export interface TransferFacts {
  readonly method: string;
  readonly requestId: string;
}

/** File transfers may take five minutes (section 9). */
export const FILE_TIMEOUT_MS = 300_000;

/** Far more than a refusal has to say; what is longer is a file. */
const REFUSAL_MAX_BYTES = 64 * 1024;

interface Source {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The file's name, if the reply does not tell it. */
  readonly name: string;
}

/**
 * Fetches a file: bytes with a name (decisions, section 3).
 * @throws {GatewayFailure} as `exchange` does; by return code for a refusal, which comes with status 200 too; `malformed` for a page
 */
export async function download(
  transport: Transport,
  { url, headers, name }: Source,
  { signal, ...facts }: TransferFacts & { readonly signal: AbortSignal | undefined },
): Promise<DownloadedFile> {
  const reply = await exchange(
    transport,
    { method: 'GET', url, headers, binary: true },
    { ...facts, timeoutMs: FILE_TIMEOUT_MS, signal },
  );
  if (!reply.blob) throw new GatewayFailure('malformed', '', facts);
  const disposition = reply.header('Content-Disposition');
  const type = reply.header('Content-Type') ?? '';
  // A refusal also comes with status 200, as JSON; a file that happens to be JSON comes as an attachment.
  const isJson = /\bjson\b/i.test(type);
  if (!disposition && (isJson || reply.blob.size <= REFUSAL_MAX_BYTES)) {
    const said = await reply.blob.text();
    if (isJson || isRefusal(said)) readData(v.never(), () => decodeBaseReply(said), facts);
  }
  // Whatever stands between, such as the login of a network, answers with a page of its own.
  if (!disposition && /\bx?html\b/i.test(type)) throw new GatewayFailure('malformed', '', facts);
  // Uploaded by somebody: neither its type nor its name may make the browser run it or write elsewhere.
  const { blob } = reply;
  return {
    blob: blob.slice(0, blob.size, savedFileType(blob.type)),
    fileName: savedFileName(fileNameOf(disposition) || name),
  };
}

/** Whether a text that does not say that it is JSON is a refusal all the same. */
function isRefusal(text: string): boolean {
  try {
    return decodeBaseReply(text).code !== returnCodes.success;
  } catch {
    return false;
  }
}

/** A file by the address that a method returned, such as `downloadResumeAtt`: it needs neither a session nor the file gateway. */
export function downloadAt(
  transport: Transport,
  url: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<DownloadedFile> {
  const facts = { method: 'files.download', requestId: newRequestId() };
  return download(transport, { url, headers: {}, name: 'file' }, { ...facts, signal });
}

/**
 * The file's name in the header, if there is one: of `filename*=UTF-8''…` (decisions, section 3), else of `filename="…"`, in which
 * many servers encode it all the same, or write its bytes of UTF-8 as they are.
 */
function fileNameOf(disposition: string | null): string | undefined {
  const said = disposition ?? '';
  const encoded = /(?:^|;)\s*filename\*\s*=\s*"?UTF-8'[^']*'([^;"]+)/i.exec(said)?.[1];
  const [, quoted, bare] =
    /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"][^;"]*))/i.exec(said) ?? [];
  const plain = asUtf8(quoted?.replace(/\\(.)/g, '$1') ?? bare);
  return decoded(encoded) || decoded(withSpaces(plain)) || plain;
}

function decoded(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** The encoder of web forms, which is Java's, writes a space as a plus. Where another encoder wrote spaces, a plus is one. */
function withSpaces(name: string | undefined): string | undefined {
  return name && /%[\dA-F]{2}/i.test(name) && !name.includes('%20') ? name.replaceAll('+', ' ') : name;
}

/** A header comes as one character for each byte; bytes that are no UTF-8 are left as they came, which is Latin-1. */
function asUtf8(header: string | undefined): string | undefined {
  if (header === undefined || /[\u0100-\uffff]/.test(header)) return header;
  try {
    return utf8.decode(Uint8Array.from(header, (byte) => byte.charCodeAt(0)));
  } catch {
    return header;
  }
}

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

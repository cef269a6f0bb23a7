import * as v from 'valibot';
import { returnCodes } from '../wire/codes.ts';
import { decodeBaseReply } from '../wire/envelope.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure } from './failure.ts';
import { readData } from './read-reply.ts';
import { newRequestId } from './request-id.ts';
import { savedFileType } from './saved-type.ts';
import type { Transport } from './transport.ts';

/** The bytes of a downloaded file. Their type is none that a browser would run. */
export interface DownloadedBytes {
  readonly blob: Blob;
}

interface Download extends DownloadedBytes {
  /** The header that may tell the file's name. */
  readonly disposition: string | null;
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
}

/**
 * Fetches a file (decisions, section 3). Its name is read where it is wanted (`downloaded-name.ts`).
 * @throws {GatewayFailure} as `exchange` does; by return code for a refusal, which comes with status 200 too; `malformed` for a page
 */
export async function download(
  transport: Transport,
  { url, headers }: Source,
  { signal, ...facts }: TransferFacts & { readonly signal: AbortSignal | undefined },
): Promise<Download> {
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
  // Uploaded by somebody: its type may not make the browser run it.
  const { blob } = reply;
  return { blob: blob.slice(0, blob.size, savedFileType(blob.type)), disposition };
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
): Promise<DownloadedBytes> {
  const facts = { method: 'files.download', requestId: newRequestId() };
  return download(transport, { url, headers: {} }, { ...facts, signal });
}

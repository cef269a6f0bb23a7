import * as v from 'valibot';
import { number } from '../contract/shapes.ts';
import { decodeBaseReply } from '../wire/envelope.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure } from './failure.ts';
import { readData } from './read-reply.ts';
import { present } from './request.ts';
import { newRequestId } from './request-id.ts';
import { savedFileName, savedFileType } from './saved-file.ts';
import type { Transport } from './transport.ts';

const uploaded = v.object({
  fileId: v.string(),
  fileName: v.string(),
  size: number,
  url: v.optional(v.string()),
});
export type UploadedFile = v.InferOutput<typeof uploaded>;

export interface FileGatewayOptions {
  readonly config: GatewayConfig;
  /** XMLHttpRequest where upload progress is wanted: a service worker hides it. */
  readonly transport: Transport;
  readonly session: Pick<SessionReader, 'token'>;
}

export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (sent: number, total: number) => void;
  /** The link's token on pages without login; sent instead of the session's. */
  readonly linkToken?: string;
  /** Whether the reply should carry the file's address. */
  readonly needUrl?: boolean;
}

/** The file gateway (decisions, section 3): multipart upload, and download as bytes with a name. */
export interface FileGateway {
  upload(file: File, options?: UploadOptions): Promise<UploadedFile>;
  /** Under a name that is none but a name, and of no type that a browser would run. */
  download(fileId: string, options?: { signal?: AbortSignal }): Promise<{ blob: Blob; fileName: string }>;
}

/** File transfers may take five minutes (section 9). */
export const FILE_TIMEOUT_MS = 300_000;

export function createFileGateway({ config, transport, session }: FileGatewayOptions): FileGateway {
  const headers = (linkToken?: string) =>
    present({
      appId: config.files.appId,
      appToken: config.files.appToken,
      dataSourceCode: `${config.files.dataSourceCode}_${config.environment.toUpperCase()}`,
      templateCode: config.files.templateCode,
      Authorization: linkToken ? undefined : session.token(),
      linkToken,
    });

  return {
    async upload(file, { signal, onProgress, linkToken, needUrl = false } = {}) {
      const body = new FormData();
      body.append('file', file, file.name);
      const facts = { method: 'files.upload', requestId: newRequestId() };
      const reply = await exchange(
        transport,
        {
          method: 'POST',
          url: `${config.fileGatewayUrl}/upload`,
          headers: { ...headers(linkToken), needUrlFlag: needUrl ? '1' : '0' },
          body,
        },
        { ...facts, timeoutMs: FILE_TIMEOUT_MS, signal, onUploadProgress: onProgress },
      );
      return readData(uploaded, () => decodeBaseReply(reply.text), facts);
    },

    async download(fileId, { signal } = {}) {
      const facts = { method: 'files.download', requestId: newRequestId() };
      const reply = await exchange(
        transport,
        {
          method: 'GET',
          url: `${config.fileGatewayUrl}/download?${new URLSearchParams({ fileId })}`,
          headers: headers(),
          binary: true,
        },
        { ...facts, timeoutMs: FILE_TIMEOUT_MS, signal },
      );
      if (!reply.blob) throw new GatewayFailure('malformed', '', facts);
      const disposition = reply.header('Content-Disposition');
      // A refusal comes with status 200 too; a file that happens to be JSON is an attachment.
      if (!disposition && /\bjson\b/i.test(reply.header('Content-Type') ?? '')) {
        const refusal = await reply.blob.text();
        readData(v.never(), () => decodeBaseReply(refusal), facts);
      }
      // What somebody uploaded is to be saved: neither its type nor its name makes a page or a path of it.
      const { blob } = reply;
      return {
        blob: blob.slice(0, blob.size, savedFileType(blob.type)),
        fileName: savedFileName(fileNameOf(disposition) ?? fileId),
      };
    },
  };
}

/** The name of `attachment; filename*=UTF-8''…`, when the header has one that decodes. */
function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

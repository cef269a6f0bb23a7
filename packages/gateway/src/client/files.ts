import * as v from 'valibot';
import { number } from '../contract/shapes.ts';
import { decodeBaseReply } from '../wire/envelope.ts';
import { addressOf } from './address.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import { type DownloadedBytes, download, FILE_TIMEOUT_MS, type TransferFacts } from './download.ts';
import { downloadedName } from './downloaded-name.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure, OTHER_PERSON } from './failure.ts';
import type { GatewayHooks } from './hooks.ts';
import { readData } from './read-reply.ts';
import { createRelogin } from './relogin.ts';
import { present } from './request.ts';
import { newRequestId } from './request-id.ts';
import type { Transport } from './transport.ts';

/** The file gateway's answer to an upload; `size` is in bytes. */
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
  readonly session: Pick<SessionReader, 'token'> & Partial<Pick<SessionReader, 'userId'>>;
  /** The hook of `createGateway`: a transfer whose session has expired is repeated once after the same person has logged in. */
  readonly hooks?: Pick<GatewayHooks, 'onExpired'>;
}

export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (sent: number, total: number) => void;
  /** The link's token on pages without login; sent instead of the session's. */
  readonly linkToken?: string;
  /** The link's pass, if it asks for a code. */
  readonly linkPass?: string;
  /** Whether the reply should contain the file's address. */
  readonly needUrl?: boolean;
}

/** A downloaded file. Its name cannot be a path. */
interface DownloadedFile extends DownloadedBytes {
  readonly fileName: string;
}

/** The file gateway (decisions, section 3): multipart upload, and download as bytes with a name. */
export interface FileGateway {
  upload(file: File, options?: UploadOptions): Promise<UploadedFile>;
  download(fileId: string, options?: { signal?: AbortSignal }): Promise<DownloadedFile>;
}

export function createFileGateway({
  config,
  transport,
  session,
  hooks = {},
}: FileGatewayOptions): FileGateway {
  const headers = (linkToken?: string, linkPass?: string) =>
    present({
      appId: config.files.appId,
      appToken: config.files.appToken,
      dataSourceCode: `${config.files.dataSourceCode}_${config.environment.toUpperCase()}`,
      templateCode: config.files.templateCode,
      Authorization: linkToken ? undefined : session.token(),
      linkToken,
      linkPass,
    });

  const relogin = createRelogin(session, hooks);

  /** Makes a transfer, and repeats it after a login if the session has expired; not if another person has logged in. */
  async function inSession<Result>(
    method: string,
    transfer: (facts: TransferFacts) => Promise<Result>,
  ): Promise<Result> {
    const person = session.userId?.();
    const usedToken = session.token();
    try {
      return await transfer({ method, requestId: newRequestId() });
    } catch (error) {
      if (!(error instanceof GatewayFailure) || error.kind !== 'expired') throw error;
      const isBack = await relogin(error, usedToken);
      const requestId = newRequestId();
      if (person !== undefined && person !== session.userId?.())
        throw new GatewayFailure('aborted', '', { method, requestId, code: OTHER_PERSON });
      if (!isBack) throw error;
      return transfer({ method, requestId });
    }
  }

  async function upload(
    file: File,
    { signal, onProgress, linkToken, linkPass, needUrl = false }: UploadOptions,
    facts: TransferFacts,
  ): Promise<UploadedFile> {
    const body = new FormData();
    body.append('file', file, file.name);
    const reply = await exchange(
      transport,
      {
        method: 'POST',
        url: addressOf(config.fileGatewayUrl, '/upload'),
        headers: { ...headers(linkToken, linkPass), needUrlFlag: needUrl ? '1' : '0' },
        body,
      },
      { ...facts, timeoutMs: FILE_TIMEOUT_MS, signal, onUploadProgress: onProgress },
    );
    return readData(uploaded, () => decodeBaseReply(reply.text), facts);
  }

  return {
    upload: (file, options = {}) => {
      // An upload by a link has no session that could expire.
      if (options.linkToken)
        return upload(file, options, { method: 'files.upload', requestId: newRequestId() });
      return inSession('files.upload', (facts) => upload(file, options, facts));
    },
    download: (fileId, { signal } = {}) => {
      const url = addressOf(config.fileGatewayUrl, `/download?${new URLSearchParams({ fileId })}`);
      return inSession('files.download', async (facts) => {
        const { blob, disposition } = await download(
          transport,
          { url, headers: headers() },
          { ...facts, signal },
        );
        return { blob, fileName: downloadedName(disposition, fileId) };
      });
    },
  };
}

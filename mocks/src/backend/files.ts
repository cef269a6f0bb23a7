import { percentEncode } from '@careers/gateway/wire';
import type { RecordCall } from '../core/call-log.ts';
import { isoInstant } from '../core/clock.ts';
import { type CallRecord, jsonReply, type WorldReply, type WorldRequest } from '../core/message.ts';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import { hexText } from '../core/random.ts';
import type { Locale, Localized } from '../data/types.ts';
import { localesByIndex } from '../domain/state.ts';
import { applyFault } from '../faults/apply-fault.ts';
import { drawFault } from '../faults/draw-fault.ts';
import { openLink } from '../process/sample-links.ts';
import { fateOfFile } from '../scenarios/magic-files.ts';
import { always } from './call-trace.ts';
import { type Backend, BusinessError, type StoredFile } from './context.ts';
import { credentials } from './credentials.ts';
import { fileAddress, fileSignature } from './file-address.ts';
import { refuseUpload } from './link-uploads.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { findFile } from './sample-files.ts';
import { findSession } from './sessions.ts';

/** The file gateway (decisions, section 3): `POST /files/upload` and `GET /files/download`. */
export type FileChannel = (request: WorldRequest) => Promise<WorldReply>;

/** Who may use an uploaded file. */
type Owner = Pick<StoredFile, 'accountId'> | Pick<StoredFile, 'linkToken'>;

/** The suffixes of `dataSourceCode`, one for each environment. */
const dataSources = ['UAT', 'DEV', 'PRE', 'PRD'].map((name) => `${credentials.files.dataSourceCode}_${name}`);

/** A refusal on this channel, with its code and its message. */
class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const words = {
  credentials: { 'zh-cn': '应用凭证不正确', 'zh-hk': '應用憑證不正確', 'en-us': 'Wrong app credentials' },
  session: {
    'zh-cn': '登录已过期，请重新登录',
    'zh-hk': '登入已過期，請重新登入',
    'en-us': 'The session has expired, please log in again',
  },
  noFile: { 'zh-cn': '没有收到文件', 'zh-hk': '沒有收到檔案', 'en-us': 'There is no file in the request' },
  nameTooLong: {
    'zh-cn': '文件名过长，请改短后重新选择',
    'zh-hk': '檔案名稱過長，請改短後重新選擇',
    'en-us': 'The name of the file is too long, please shorten it and choose it again',
  },
  noId: {
    'zh-cn': '没有收到文件的编号',
    'zh-hk': '沒有收到檔案的編號',
    'en-us': 'There is no fileId in the request',
  },
  unknown: { 'zh-cn': '文件不存在', 'zh-hk': '檔案不存在', 'en-us': 'There is no such file' },
} as const satisfies Record<string, Localized>;

export function createFileChannel(backend: Backend, record: RecordCall): FileChannel {
  return async (request) => {
    const locale = localesByIndex[Number(request.header('languageindex') ?? 0)] ?? 'zh-cn';
    const path = request.path === '/files/upload' ? 'files.upload' : 'files.download';
    const fault = drawFault(backend.config.faults, path, backend.config.seed, backend.state().faultCounts);
    const done = await attempt(locale, async () => {
      if (fault === '451') throw new BusinessError('fault');
      if (fault === '40101') throw new FileRefusal('40101', words.session[locale]);
      const opened = path === 'files.download' && fault !== 'badsign' ? signedFile(request) : undefined;
      if (opened) return attachment(opened);
      const isAllowed = isKnownApp(request) || (path === 'files.download' && namesNoApp(request));
      if (fault === 'badsign' || !isAllowed) throw new FileRefusal('MS000A401', words.credentials[locale]);
      if (path === 'files.download') return download(request, locale);
      const owner = refuseStranger(request, locale);
      return jsonReply({ successful: true, data: await upload(request, owner, locale) });
    });
    const call: CallRecord = {
      id: backend.newCallId(),
      at: isoInstant(backend.clock.now()),
      path,
      code: done.code,
      milliseconds: 0,
      param: shownQuery(request.query),
      data: undefined,
      message: done.message,
      headers: {},
      violations: [],
      ...(fault ? { fault } : {}),
    };
    // The log keeps only the call: a function created here would keep the request and its file in memory.
    record(always(call), 1000);
    return applyFault(fault, done.reply);
  };

  async function upload(request: WorldRequest, owner: Owner, locale: Locale) {
    const sent = request.file ? request.file() : await readForm(request);
    if (!sent) throw new FileRefusal('MS000A400', words.noFile[locale]);
    const file = { ...sent, name: withoutPath(sent.name) };
    if (file.name.length > FILE_NAME_MAX) throw new FileRefusal('MS000A400', words.nameTooLong[locale]);
    if (fateOfFile(file.name, backend.config) === 'uploadRefused') throw new BusinessError('fault');
    const fileId = hexText(backend.random, 32);
    backend.files.set(fileId, { ...file, ...owner });
    dropOldest(backend.files);
    const wantsUrl = request.header('needurlflag') === '1';
    return {
      fileId,
      fileName: file.name,
      size: file.bytes.length,
      ...(wantsUrl ? { url: addressOf(fileId, request) } : {}),
    };
  }

  function addressOf(fileId: string, request: WorldRequest): string {
    const { directory } = backend;
    return fileAddress(backend, directory.seenFrom?.(request.header('host')) ?? directory, fileId);
  }

  /** The file behind an address that an upload has answered: whoever has the address needs no other permission. */
  function signedFile({ query: { fileId, sign } }: WorldRequest): StoredFile | undefined {
    return fileId && sign && sign === fileSignature(backend, fileId) ? findFile(backend, fileId) : undefined;
  }

  function download({ query: { fileId } }: WorldRequest, locale: Locale): WorldReply {
    if (!fileId) throw new FileRefusal('MS000A400', words.noId[locale]);
    const file = findFile(backend, fileId);
    if (!file) throw new FileRefusal('451', words.unknown[locale]);
    return attachment(file);
  }

  /**
   * Uploads need a session, or the token of a link that expects files.
   * @returns who the file belongs to
   * @throws {FileRefusal | BusinessError}
   */
  function refuseStranger(request: WorldRequest, locale: Locale): Owner {
    const token = request.header('linktoken');
    if (token) {
      const { state, clock } = backend;
      refuseUpload({ state, clock, link: openLink(backend, token), pass: request.header('linkpass') });
      return { linkToken: token };
    }
    const session = findSession(backend.state(), request.header('authorization'), backend.clock.now());
    if (!session) throw new FileRefusal('40101', words.session[locale]);
    return { accountId: session.accountId };
  }
}

async function readForm(request: WorldRequest): Promise<StoredFile | undefined> {
  const form = await request.form?.().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) return undefined;
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Some clients send the whole path of a file on their device, which nobody else has to know or to store it under. */
function withoutPath(name: string): string {
  return name.replace(/^.*[\\/]/s, '');
}

/** The maximum size of a world's files together: a video of 100 MB (section 5) and some more. */
export const FILES_OF_WORLD_MAX_BYTES = 256 * 1024 * 1024;

/** The maximum number of a world's files, since empty ones use memory too. */
export const FILES_OF_WORLD_MAX = 1000;
/** The maximum length of a file name, as in file systems. */
const FILE_NAME_MAX = 255;
/** What a content type may look like: any other one could not be sent as a header. */
const typePattern = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;

/** Deletes the oldest files until there is enough space for the others. */
function dropOldest(files: Map<string, StoredFile>): void {
  let bytes = 0;
  for (const file of files.values()) bytes += file.bytes.length;
  for (const [id, file] of files) {
    if (bytes <= FILES_OF_WORLD_MAX_BYTES && files.size <= FILES_OF_WORLD_MAX) return;
    files.delete(id);
    bytes -= file.bytes.length;
  }
}

/**
 * A file is always saved, never shown: an uploaded page must not run as one of this site's. Should a browser show it
 * nevertheless, nothing in it runs or loads, and it has no origin.
 */
function attachment({ name, type, bytes }: StoredFile): WorldReply {
  return {
    status: 200,
    headers: {
      'Content-Type': typePattern.test(type) ? type : 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `attachment; filename*=UTF-8''${percentEncode(name.toWellFormed())}`,
      'X-Content-Type-Options': 'nosniff',
    },
    body: '',
    bytes,
  };
}

/** The signature of an address is not logged: whoever has it has the file. */
function shownQuery({ sign, fileId }: WorldRequest['query']): WorldRequest['query'] {
  return {
    ...(fileId === undefined ? {} : { fileId: quoted(fileId, WORD_MAX) }),
    ...(sign === undefined ? {} : { sign: '…' }),
  };
}

async function attempt(locale: Locale, run: () => Promise<WorldReply>) {
  try {
    return { code: 'MS000A000', message: '', reply: await run() };
  } catch (error) {
    const refused = error instanceof FileRefusal || error instanceof BusinessError;
    if (!refused) throw error;
    const {
      code,
      message,
      data = null,
    }: Outcome = error instanceof FileRefusal ? error : outcomeOf(error, locale);
    return { code, message, reply: jsonReply({ successful: false, data, code, message }) };
  }
}

/** The headers that identify an application. */
const appHeaders = ['appid', 'apptoken', 'templatecode', 'datasourcecode'] as const;

/** Whether a download says nothing of an app: then the id is enough, which nobody can guess (decision 0143). */
function namesNoApp({ query, header }: WorldRequest): boolean {
  return query.sign === undefined && appHeaders.every((name) => header(name) === undefined);
}

function isKnownApp(request: WorldRequest): boolean {
  const { appId, appToken, templateCode } = credentials.files;
  return (
    request.header('appid') === appId &&
    request.header('apptoken') === appToken &&
    request.header('templatecode') === templateCode &&
    dataSources.includes(request.header('datasourcecode') ?? '')
  );
}

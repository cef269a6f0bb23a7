import { describe, expect, it, vi } from 'vitest';
import type { Environment } from './config.ts';
import { downloadAt, FILE_TIMEOUT_MS } from './download.ts';
import { OTHER_PERSON } from './failure.ts';
import { createFileGateway } from './files.ts';
import { config, failureOf, line, reply, silent } from './testing.ts';
import type { Transport, TransportReply } from './transport.ts';

const stored = { fileId: 'f-1', fileName: '简历.pdf', size: 3 };
const accepted = (data: unknown = stored) => reply(JSON.stringify({ successful: true, data }));
const file = new File(['pdf'], '简历.pdf', { type: 'application/pdf' });

function files(
  transport: Transport,
  token?: string,
  environment: Environment = 'uat',
  fileGatewayUrl = config.fileGatewayUrl,
) {
  return createFileGateway({
    config: { ...config, environment, fileGatewayUrl },
    transport,
    session: { token: () => token },
  });
}

/** A reply of bytes. */
function bytes(content: string, headers: Record<string, string> = {}): TransportReply {
  // Of the type that the header says, as `fetch` makes it.
  return { ...reply('', 200, headers), blob: new Blob([content], { type: headers['Content-Type'] ?? '' }) };
}

/** A header's text with other than Latin letters, as `fetch` and `XMLHttpRequest` hand it over. */
function byByte(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

describe('upload', () => {
  it('is a multipart POST with one file part, under the file’s name', async () => {
    const server = line(() => accepted());
    expect(await files(server.transport).upload(file)).toEqual(stored);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: 'https://careers.example/files/upload' });
    const parts = request?.body instanceof FormData ? [...request.body.entries()] : [];
    expect(parts.map(([name]) => name)).toEqual(['file']);
    const part = parts[0]?.[1];
    expect(part instanceof File && [part.name, part.type, await part.text()]).toEqual([
      '简历.pdf',
      'application/pdf',
      'pdf',
    ]);
  });

  it.each([
    ['uat', 'CAREERS_UAT'],
    ['dev', 'CAREERS_DEV'],
    ['pre', 'CAREERS_PRE'],
    ['prd', 'CAREERS_PRD'],
  ] as const)('carries the data source code with the suffix of %s', async (environment, dataSourceCode) => {
    const server = line(() => accepted());
    await files(server.transport, 'token-1', environment).upload(file);
    // No Content-Type: the browser writes it, with the boundary between the parts.
    expect(server.requests[0]?.headers).toEqual({
      appId: 'files',
      appToken: 'files-token',
      dataSourceCode,
      templateCode: 'RESUME',
      needUrlFlag: '0',
      Authorization: 'token-1',
    });
  });

  it('sends the link’s token instead of the session’s', async () => {
    const server = line(() => accepted());
    await files(server.transport, 'token-1').upload(file, { linkToken: 'link-1' });
    expect(server.requests[0]?.headers.linkToken).toBe('link-1');
    expect(server.requests[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('sends the pass of a link that asked for a code beside its token', async () => {
    const server = line(() => accepted());
    await files(server.transport, 'token-1').upload(file, { linkToken: 'link-1', linkPass: 'pass-1' });
    expect(server.requests[0]?.headers).toMatchObject({ linkToken: 'link-1', linkPass: 'pass-1' });
  });

  it('sends neither token when there is none', async () => {
    const server = line(() => accepted());
    await files(server.transport).upload(file);
    expect(server.requests[0]?.headers).not.toHaveProperty('Authorization');
    expect(server.requests[0]?.headers).not.toHaveProperty('linkToken');
  });

  it('asks for the file’s address with needUrlFlag 1', async () => {
    const server = line(() => accepted({ ...stored, url: 'https://files.example/f-1' }));
    const uploaded = await files(server.transport).upload(file, { needUrl: true });
    expect(server.requests[0]?.headers.needUrlFlag).toBe('1');
    expect(uploaded.url).toBe('https://files.example/f-1');
  });

  it('passes on the progress that the transport sees', async () => {
    const onProgress = vi.fn();
    const server = line((_call, { onUploadProgress }) => {
      onUploadProgress?.(1, 3);
      onUploadProgress?.(3, 3);
      return accepted();
    });
    await files(server.transport).upload(file, { onProgress });
    expect(onProgress.mock.calls).toEqual([
      [1, 3],
      [3, 3],
    ]);
  });

  it('may take 300 000 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const server = line(
      () => accepted(),
      () => bytes('x'),
    );
    await files(server.transport).upload(file);
    await files(server.transport).download('f-1');
    expect(FILE_TIMEOUT_MS).toBe(300_000);
    expect(timeout.mock.calls).toEqual([[300_000], [300_000]]);
    timeout.mockRestore();
  });

  it('works on a plain-http page, where crypto has no randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await files(line(() => accepted()).transport).upload(file)).toEqual(stored);
    vi.unstubAllGlobals();
  });
});

describe('download', () => {
  it('gives the bytes and the name of Content-Disposition', async () => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent("简历 (1)'.pdf")}`;
    const server = line(() => bytes('content', { 'Content-Disposition': disposition }));
    const { blob, fileName } = await files(server.transport, 'token-1').download('a b&c');
    expect(await blob.text()).toBe('content');
    expect(fileName).toBe("简历 (1)'.pdf");
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'GET', binary: true });
    expect(new URL(request?.url ?? '').pathname).toBe('/files/download');
    expect(new URL(request?.url ?? '').searchParams.get('fileId')).toBe('a b&c');
    expect(request?.headers).toMatchObject({ appId: 'files', Authorization: 'token-1' });
  });

  // An address that a method answers is of any server: not all write the name as the file gateway does (RFC 6266).
  it.each([
    ['attachment; filename="cv of Lin.pdf"', 'cv of Lin.pdf'],
    ['attachment; filename=cv.pdf', 'cv.pdf'],
    ['attachment; filename="%E7%AE%80%E5%8E%86.pdf"', '简历.pdf'],
    ['attachment; filename="100%.pdf"', '100%.pdf'],
    ['attachment; filename="say \\"hi\\".pdf"; size=3', 'say _hi_.pdf'],
    ['attachment; filename="cv.pdf"; filename*=UTF-8\'\'%E7%AE%80%E5%8E%86.pdf', '简历.pdf'],
    ["attachment; filename*=utf-8'zh-CN'%E7%AE%80%E5%8E%86.pdf", '简历.pdf'],
    ['attachment; filename*="UTF-8\'\'cv.pdf"', 'cv.pdf'],
    ['attachment; filename=""', 'f-1'],
    // Java's URLEncoder writes a space as a plus, and a plus encoded.
    ['attachment; filename="%E7%AE%80%E5%8E%86+%281%29.pdf"', '简历 (1).pdf'],
    ['attachment; filename=%E7%AE%80%E5%8E%86+C%2B%2B.pdf', '简历 C++.pdf'],
    // Other encoders leave a plus as it is; so does RFC 8187.
    ['attachment; filename="C++%20%E7%AE%80%E5%8E%86.pdf"', 'C++ 简历.pdf'],
    ["attachment; filename*=UTF-8''C++%E7%AE%80%E5%8E%86.pdf", 'C++简历.pdf'],
    ['attachment; filename="C++.pdf"', 'C++.pdf'],
    // Bytes of UTF-8, which a browser hands over one by one; and those of Latin-1.
    [`attachment; filename="${byByte('简历 (1).pdf')}"`, '简历 (1).pdf'],
    [`attachment; filename=${byByte('简历 (1).pdf')}`, '简历 (1).pdf'],
    ['attachment; filename="résumé.pdf"', 'résumé.pdf'],
    // A transport of one's own may have read them already.
    ['attachment; filename="简历.pdf"', '简历.pdf'],
    // The low halves of these two are a space and a tab.
    ['attachment; filename="张三.pdf"', '张三.pdf'],
    // No quotes around blanks, and blanks around the sign (RFC 9110 has neither; browsers take both).
    ['attachment; filename=cv of Lin.pdf; size=3', 'cv of Lin.pdf'],
    ['attachment; filename = "cv.pdf"', 'cv.pdf'],
    ['filename="cv.pdf"', 'cv.pdf'],
    ['attachment; x-filename="other.pdf"; filename="cv.pdf"', 'cv.pdf'],
  ])('names the file as %s says', async (disposition, name) => {
    const server = line(() => bytes('x', { 'Content-Disposition': disposition }));
    expect((await files(server.transport).download('f-1')).fileName).toBe(name);
  });

  it.each([
    ['is absent', {}],
    ['has no name', { 'Content-Disposition': 'attachment' }],
    ['has a name that does not decode', { 'Content-Disposition': "attachment; filename*=UTF-8''%E7%" }],
  ])('names the file by its id when the header %s', async (_, headers) => {
    const { fileName } = await files(line(() => bytes('x', headers)).transport).download('f-1');
    expect(fileName).toBe('f-1');
  });

  it.each([
    ['..%2F..%2Fevil%E2%80%AEfdp.html', 'text/html', '_.._evilfdp.html', 'application/octet-stream'],
    ['a%0D%0A.svg', 'image/svg+xml', 'a.svg', 'application/octet-stream'],
    ['cv.pdf', 'application/pdf', 'cv.pdf', 'application/pdf'],
  ])('hands out %s of type %s to be saved, never to be run', async (name, type, saved, kept) => {
    const disposition = `attachment; filename*=UTF-8''${name}`;
    const headers = { 'Content-Disposition': disposition, 'Content-Type': type };
    const { blob, fileName } = await files(line(() => bytes('x', headers)).transport).download('f-1');
    expect([fileName, blob.type, await blob.text()]).toEqual([saved, kept, 'x']);
  });

  it('gives no path for a name where its id is one', async () => {
    const { fileName } = await files(line(() => bytes('x')).transport).download('../f');
    expect(fileName).toBe('_f');
  });

  it('gives a JSON file that is an attachment as it is', async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Disposition': "attachment; filename*=UTF-8''data.json",
    };
    const { blob, fileName } = await files(line(() => bytes('{}', headers)).transport).download('f-1');
    expect([await blob.text(), fileName]).toEqual(['{}', 'data.json']);
  });

  it('does not hand out a refusal as if it were the file', async () => {
    const json = { 'Content-Type': 'application/json; charset=utf-8' };
    const refused = (body: string) =>
      failureOf(files(line(() => bytes(body, json)).transport).download('f-1'));
    expect(await refused('{"successful":false,"code":"40101","message":"登录"}')).toMatchObject({
      kind: 'expired',
      message: '登录',
      method: 'files.download',
    });
    expect(await refused('{"successful":false,"code":"451"}')).toMatchObject({ kind: 'business' });
    expect(await refused('{"successful":true,"data":{}}')).toMatchObject({ kind: 'malformed' });
    expect(await refused('{')).toMatchObject({ kind: 'malformed' });
  });

  // Such as a servlet that writes JSON and sets no type, or the one of web pages.
  it.each<Record<string, string>>([
    {},
    { 'Content-Type': 'text/plain;charset=utf-8' },
    { 'Content-Type': 'text/html' },
  ])('takes a refusal for one whatever type it says: %j', async (headers) => {
    const refusal = '{"successful":false,"code":"40101","message":"登录"}';
    const answer = line(() => bytes(refusal, headers));
    expect(await failureOf(files(answer.transport).download('f-1'))).toMatchObject({
      kind: 'expired',
      message: '登录',
    });
  });

  it.each([
    ['JSON of its own', '{"name":"林"}'],
    ['JSON that is cut off', '{"successful":false'],
    ['a note about refusals', 'Say {"successful":false} then.'],
    // A gateway of another origin may not expose the header that would name it.
    ['a long one that begins like a refusal', `{"successful":false,"data":"${'x'.repeat(200_000)}"}`],
  ])('gives a file as it is that only looks like one: %s', async (_, content) => {
    const answer = line(() => bytes(content, { 'Content-Type': 'text/plain' }));
    const { blob } = await files(answer.transport).download('f-1');
    expect(await blob.text()).toBe(content);
  });

  it.each(['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml'])(
    'does not hand out a page of type %s that came in place of the file, such as the login of a network',
    async (type) => {
      const answer = line(() => bytes('<!doctype html><title>Sign in</title>', { 'Content-Type': type }));
      expect(await failureOf(files(answer.transport).download('f-1'))).toMatchObject({ kind: 'malformed' });
    },
  );

  it('by an address goes there without any header', async () => {
    const server = line(() => bytes('x'));
    const { blob } = await downloadAt(server.transport, 'https://files.example/cv?id=1');
    expect(await blob.text()).toBe('x');
    expect(server.requests).toEqual([
      { method: 'GET', url: 'https://files.example/cv?id=1', headers: {}, binary: true },
    ]);
    const failure = await failureOf(
      downloadAt(line(() => reply('', 404)).transport, 'https://files.example'),
    );
    expect(failure).toMatchObject({ kind: 'http', code: '404', method: 'files.download' });
  });

  it('is malformed when the transport read no bytes', async () => {
    const failure = await failureOf(files(line(() => reply('text')).transport).download('f-1'));
    expect(failure).toMatchObject({ kind: 'malformed', method: 'files.download' });
  });
});

it.each([
  ['https://files.example/rest', 'https://files.example/rest'],
  ['https://files.example/rest/', 'https://files.example/rest'],
  // To a browser `//upload` would be another host.
  ['/', ''],
])('are found under an address that is written as %s', async (written, address) => {
  const server = line(
    () => accepted(),
    () => bytes('x'),
  );
  const gateway = files(server.transport, 'token-1', 'uat', written);
  await gateway.upload(file);
  await gateway.download('f-1');
  expect(server.requests.map(({ url }) => url)).toEqual([
    `${address}/upload`,
    `${address}/download?fileId=f-1`,
  ]);
});

const refusal = (code: string) => reply(JSON.stringify({ successful: false, code, message: '说明' }));

it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  ['an upload', (signal) => files(silent).upload(file, { signal })],
  ['a download', (signal) => files(silent).download('f-1', { signal })],
  ['a download by an address', (signal) => downloadAt(silent, 'https://files.example/cv', { signal })],
])('%s can be cancelled', async (_, transfer) => {
  const cancel = new AbortController();
  const failure = failureOf(transfer(cancel.signal));
  cancel.abort();
  expect(await failure).toMatchObject({
    kind: 'aborted',
    method: expect.stringMatching(/^files\.(up|down)load$/),
  });
});

describe('both share the failures of the other channels', () => {
  it.each([
    ['451', refusal('451'), 'business'],
    ['40101', refusal('40101'), 'expired'],
    ['MS000A401', refusal('MS000A401'), 'rejected'],
    ['an HTML page', reply('<html></html>'), 'malformed'],
    ['no flag', reply('{"data":{}}'), 'malformed'],
    ['data without an id', accepted({ fileName: 'x', size: 1 }), 'malformed'],
    ['HTTP 413', reply('', 413), 'http'],
    ['HTTP 500', reply('', 500), 'http'],
  ])('%s', async (_, answer, kind) => {
    const failure = await failureOf(files(line(() => answer).transport).upload(file));
    expect(failure).toMatchObject({ kind, method: 'files.upload' });
    expect(failure.requestId).not.toBe('');
  });

  it('no reply at all', async () => {
    const gone: Transport = () => Promise.reject(new TypeError('gone'));
    expect(await failureOf(files(gone).upload(file))).toMatchObject({ kind: 'network' });
    expect(await failureOf(files(gone).download('f'))).toMatchObject({ kind: 'network' });
    expect(await failureOf(files(line(() => reply('', 404)).transport).download('f'))).toMatchObject({
      kind: 'http',
      code: '404',
    });
  });
});

describe('a session that ends during a transfer (40101)', () => {
  interface Session {
    token: string;
    userId: string | undefined;
  }

  /** Files of a person, on a line whose first answer is that the session has ended, or another. */
  function person(
    onExpired: (session: Session) => boolean,
    { userId = 'u1', first = refusal('40101') }: { userId?: string | null; first?: TransportReply } = {},
  ) {
    const session: Session = { token: 'old', userId: userId ?? undefined };
    const server = line(
      () => first,
      () => accepted(),
    );
    const gateway = createFileGateway({
      config,
      transport: server.transport,
      session: { token: () => session.token, userId: () => session.userId },
      hooks: { onExpired: async () => onExpired(session) },
    });
    const tokens = () => server.requests.map(({ headers }) => headers.Authorization ?? headers.linkToken);
    return { gateway, tokens };
  }

  it('asks for a login, and goes on by itself under the new session', async () => {
    const { gateway, tokens } = person((session) => {
      session.token = 'new';
      return true;
    });
    expect(await gateway.upload(file)).toEqual(stored);
    expect(tokens()).toEqual(['old', 'new']);
  });

  it('is its failure when nobody logs in', async () => {
    const { gateway, tokens } = person(() => false);
    expect(await failureOf(gateway.upload(file))).toMatchObject({ kind: 'expired' });
    expect(tokens()).toEqual(['old']);
  });

  it('is what a login is asked for, and no other refusal is', async () => {
    const onExpired = vi.fn(() => true);
    const { gateway, tokens } = person(onExpired, { first: refusal('451') });
    expect(await failureOf(gateway.upload(file))).toMatchObject({ kind: 'business' });
    expect(onExpired).not.toHaveBeenCalled();
    expect(tokens()).toEqual(['old']);
  });

  it('goes on as whoever logs in where nobody was known', async () => {
    const logIn = (session: Session) => Boolean(Object.assign(session, { token: 'new', userId: 'u2' }));
    const { gateway, tokens } = person(logIn, { userId: null });
    expect(await gateway.upload(file)).toEqual(stored);
    expect(tokens()).toEqual(['old', 'new']);
  });

  it('is not sent as another person', async () => {
    const { gateway, tokens } = person((session) => {
      Object.assign(session, { token: 'theirs', userId: 'u2' });
      return false;
    });
    expect(await failureOf(gateway.upload(file))).toMatchObject({ kind: 'aborted', code: OTHER_PERSON });
    expect(tokens()).toEqual(['old']);
  });

  it('asks nobody about a link’s token', async () => {
    const { gateway, tokens } = person(() => true);
    expect(await failureOf(gateway.upload(file, { linkToken: 'link' }))).toMatchObject({ kind: 'expired' });
    expect(tokens()).toEqual(['link']);
  });
});

import {
  createFetchTransport,
  createFileGateway,
  type FileGateway,
  type GatewayConfig,
} from '@careers/gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalWorld } from '../adapters/fetch.ts';
import { answerRequest } from '../adapters/route.ts';
import { type MockServer, startMockServer } from '../adapters/server/server.ts';
import { createTestClient } from '../testing/client.ts';
import { credentials } from './credentials.ts';
import { FILES_OF_WORLD_MAX, FILES_OF_WORLD_MAX_BYTES } from './files.ts';

const config = (fileGatewayUrl: string, more: Partial<GatewayConfig> = {}): GatewayConfig => ({
  ...credentials,
  environment: 'uat',
  gatewayUrl: '',
  baseUrl: '',
  adminUrl: '',
  fileGatewayUrl,
  ...more,
});

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const resume = () => new File(['%PDF-1.7 résumé'], '林小雨 简历.pdf', { type: 'application/pdf' });

type Adapter = readonly [string, () => Promise<FileGateway>];

/** The same file gateway in process and over HTTP. */
const adapters: readonly [Adapter, Adapter] = [
  [
    'in process',
    async () => {
      const client = createTestClient();
      await client.logIn();
      return createFileGateway({
        config: config('/files'),
        transport: client.transport,
        session: { token: () => client.token },
      });
    },
  ],
  [
    'over HTTP, by a link’s token',
    async () => {
      const files = createFileGateway({
        config: config(`${server.url}/files`),
        transport: createFetchTransport(),
        session: { token: () => undefined },
      });
      return {
        ...files,
        upload: (file, options) => files.upload(file, { ...options, linkToken: 'attachments-open' }),
      };
    },
  ],
];

describe.each(adapters)('the file gateway %s', (_, open) => {
  it('stores a file under an id that cannot be guessed, and returns it under its own name', async () => {
    const files = await open();
    const sent = await files.upload(resume(), { needUrl: true });
    expect(sent).toMatchObject({ fileName: '林小雨 简历.pdf', size: 17 });
    expect(sent.fileId).toMatch(/^[\da-f]{32}$/);
    expect(sent.url).toContain(sent.fileId);
    const got = await files.download(sent.fileId);
    expect([got.fileName, await got.blob.text()]).toEqual(['林小雨 简历.pdf', '%PDF-1.7 résumé']);
  });

  it.each(['../../etc/cv.pdf', 'C:\\Users\\Lin\\cv.pdf'])('leaves out the path in %s', async (name) => {
    const files = await open();
    const sent = await files.upload(new File(['%PDF-1.7'], name));
    expect([sent.fileName, (await files.download(sent.fileId)).fileName]).toEqual(['cv.pdf', 'cv.pdf']);
  });

  it('returns an address of the file only when it is asked for', async () => {
    expect((await (await open()).upload(resume())).url).toBeUndefined();
  });

  it('refuses an id that it has not given out', async () => {
    await expect((await open()).download('nothing')).rejects.toMatchObject({ kind: 'business' });
  });
});

/** A file gateway with a session, and the client of its world. */
async function openSession() {
  const client = createTestClient();
  await client.logIn();
  const files = createFileGateway({
    config: config('/files'),
    transport: client.transport,
    session: { token: () => client.token },
  });
  return { client, files };
}

describe('the address of an uploaded file', () => {
  async function uploadPage() {
    const [, [, openOverHttp]] = adapters;
    const page = new File(['<script>1</script>'], '页.html', { type: 'text/html' });
    return (await (await openOverHttp()).upload(page, { needUrl: true })).url ?? '';
  }

  it('is open to anybody without a header, and saves the file instead of showing it', async () => {
    const reply = await fetch(await uploadPage());
    expect([reply.status, await reply.text()]).toEqual([200, '<script>1</script>']);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('页.html')}`,
    );
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['简历 (1).pdf', '%E7%AE%80%E5%8E%86%20%281%29.pdf'],
    [`it's *all* mine!.pdf`, 'it%27s%20%2Aall%2A%20mine%21.pdf'],
    ['100%;"x".pdf', '100%25%3B%22x%22.pdf'],
  ])('gives the name %j in an encoding that strict readers accept', async (name, written) => {
    const { client, files } = await openSession();
    const { fileId } = await files.upload(new File(['%PDF-1.7'], name));
    const { appId, appToken, templateCode, dataSourceCode } = credentials.files;
    const headers = { appId, appToken, templateCode, dataSourceCode: `${dataSourceCode}_UAT` };
    const reply = await client.transport(
      { method: 'GET', url: `/files/download?fileId=${fileId}`, headers, binary: true },
      { signal: new AbortController().signal },
    );
    expect(reply.header('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${written}`);
    expect((await files.download(fileId)).fileName).toMatch(/\.pdf$/);
  });

  it.each([
    ['页.html', 'text/html', 'text/html'],
    ['a.svg', 'image/svg+xml', 'image/svg+xml'],
    ['a\r\nSet-Cookie: a=b.html', 'text/html;charset=utf-8', 'application/octet-stream'],
    ['a.pdf', '类型/页', 'application/octet-stream'],
    ['a.pdf', 'text/html\u0000', 'application/octet-stream'],
    ['a', 'x'.repeat(300), 'application/octet-stream'],
  ])('never shows the file as a page of the portal: %j of type %j', async (name, type, said) => {
    const client = createTestClient();
    await client.logIn();
    const { host, world } = client;
    const { files } = credentials;
    const headers: Record<string, string | undefined> = {
      appid: files.appId,
      apptoken: files.appToken,
      templatecode: files.templateCode,
      datasourcecode: `${files.dataSourceCode}_UAT`,
      authorization: client.token,
    };
    const common = { body: '', header: (header: string) => headers[header] };
    const file = () => ({ name, type, bytes: new Uint8Array([1]) });
    const path = '/files/upload';
    const sent = await answerRequest(world(), host, { ...common, method: 'POST', path, query: {}, file });
    const { fileId } = (JSON.parse(sent.body) as { data: { fileId: string } }).data;
    const reply = await answerRequest(world(), host, {
      ...common,
      method: 'GET',
      path: '/files/download',
      query: { fileId },
    });
    expect(reply.headers).toMatchObject({
      'Content-Type': said,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    // Valid for HTTP: no value contains a line break.
    expect(() => new Headers(reply.headers)).not.toThrow();
  });

  it('is refused with a wrong signature', async () => {
    const wrong = (await uploadPage()).replace(/sign=\w{4}/, 'sign=none');
    expect(await (await fetch(wrong)).json()).toMatchObject({ successful: false, code: 'MS000A401' });
  });

  it('is open by the id without a signature, and refused with another id or none', async () => {
    const byId = (await uploadPage()).replace(/&sign=\w+/, '');
    expect(await (await fetch(byId)).text()).toBe('<script>1</script>');
    const other = await fetch(byId.replace(/fileId=\w{4}/, 'fileId=none'));
    expect(await other.json()).toMatchObject({ successful: false, code: '451' });
    const none = await fetch(byId.replace(/\?.*/, ''));
    expect(await none.json()).toMatchObject({ successful: false, code: 'MS000A400' });
  });

  it('is refused to a caller with credentials of another app', async () => {
    const byId = (await uploadPage()).replace(/&sign=\w+/, '');
    for (const [name, value] of [
      ['appId', 'other'],
      ['appToken', 'other'],
      ['dataSourceCode', 'CAREERS'],
    ] as const) {
      const reply = await fetch(byId, { headers: { [name]: value } });
      expect(await reply.json()).toMatchObject({ successful: false, code: 'MS000A401' });
    }
  });

  it('is in the log of calls without its signature', async () => {
    await fetch(await uploadPage());
    const calls = await (await fetch(`${server.url}/__sandbox/calls`)).json();
    expect(calls).toContainEqual(
      expect.objectContaining({ path: 'files.download', param: expect.objectContaining({ sign: '…' }) }),
    );
  });
});

describe('the files of a world', () => {
  it('are limited in bytes, and the newest are kept', async () => {
    const client = createTestClient();
    await client.logIn();
    const { host, world } = client;
    const { files } = credentials;
    const big = { name: 'big', type: '', bytes: new Uint8Array(FILES_OF_WORLD_MAX_BYTES / 2) };
    const upload = async () => {
      const headers: Record<string, string> = {
        appid: files.appId,
        apptoken: files.appToken,
        templatecode: files.templateCode,
        datasourcecode: `${files.dataSourceCode}_UAT`,
        linktoken: 'attachments-open',
      };
      const request = {
        method: 'POST',
        path: '/files/upload',
        query: {},
        body: '',
        header: (name: string) => headers[name],
      };
      const reply = await answerRequest(world(), host, { ...request, file: () => big });
      return (JSON.parse(reply.body) as { data: { fileId: string } }).data.fileId;
    };
    const ids = [await upload(), await upload(), await upload()];
    const gateway = createFileGateway({
      config: config('/files'),
      transport: client.transport,
      session: { token: () => client.token },
    });
    await expect(gateway.download(ids[0] ?? '')).rejects.toMatchObject({ kind: 'business' });
    expect((await gateway.download(ids[2] ?? '')).fileName).toBe('big');
  });
});

describe('name, type and number of uploaded files', () => {
  it.each([
    ['of 255 characters is kept', 255, 'kept'],
    ['longer than any file system’s is refused', 256, 'MS000A400 文件名过长，请改短后重新选择'],
    ['of 100 000 characters is refused', 100_000, 'MS000A400 文件名过长，请改短后重新选择'],
  ])('a name %s', async (_, length, expected) => {
    const { files } = await openSession();
    const sent = files.upload(new File(['x'], `${'n'.repeat(length - 4)}.pdf`));
    const outcome = await sent.then(
      () => 'kept',
      ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
    );
    expect(outcome).toBe(expected);
  });

  it.each(['text/html\r\nSet-Cookie: a=b', '页/页', 'x'.repeat(10_000), 'a/b; c', ''])(
    'a type of %.20j is not used as a header of the download',
    async (type) => {
      const { client } = await openSession();
      const { files: appFiles } = credentials;
      const kept = { name: '\ud800.pdf', type, bytes: new Uint8Array(1) };
      const headers: Record<string, string> = {
        appid: appFiles.appId,
        apptoken: appFiles.appToken,
        templatecode: appFiles.templateCode,
        datasourcecode: `${appFiles.dataSourceCode}_UAT`,
        authorization: client.token ?? '',
      };
      const request = { query: {}, body: '', header: (name: string) => headers[name] };
      const ask = (more: object) =>
        answerRequest(client.world(), client.host, { method: 'POST', path: '', ...request, ...more });
      const sent: unknown = JSON.parse((await ask({ path: '/files/upload', file: () => kept })).body);
      expect(sent).toMatchObject({ successful: true });
      const { data } = sent as { data: { fileId: string } };
      const reply = await ask({ method: 'GET', path: '/files/download', query: { fileId: data.fileId } });
      expect(reply.headers).toMatchObject({
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('\ufffd.pdf')}`,
      });
    },
  );

  it('are limited: the oldest of too many empty files is dropped', async () => {
    const files = new Map<string, { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }>();
    const local = createLocalWorld({}, { files });
    for (let at = 0; at < FILES_OF_WORLD_MAX; at++)
      files.set(`old-${at}`, { name: '', type: '', bytes: new Uint8Array() });
    const gateway = createFileGateway({
      config: config('/files'),
      transport: local.transport,
      session: { token: () => undefined },
    });
    const { fileId } = await gateway.upload(new File([], 'empty'), { linkToken: 'attachments-open' });
    expect([files.size, files.has('old-0'), files.has(fileId)]).toEqual([FILES_OF_WORLD_MAX, false, true]);
  });
});

describe('the file gateway refuses', () => {
  it('an upload without a session or a link', async () => {
    const client = createTestClient();
    const files = createFileGateway({
      config: config('/files'),
      transport: client.transport,
      session: { token: () => undefined },
    });
    await expect(files.upload(resume())).rejects.toMatchObject({ kind: 'expired' });
  });

  it.each(['x', 'offer-pendin', 'constructor', '__proto__', ' ', 'a'.repeat(8000)])(
    'an upload with the unknown link token %.20j, also in a session',
    async (linkToken) => {
      const { files } = await openSession();
      await expect(files.upload(resume(), { linkToken })).rejects.toMatchObject({ kind: 'business' });
    },
  );

  it.each<[string, Partial<GatewayConfig>]>([
    ['a wrong token', { files: { ...credentials.files, appToken: 'wrong' } }],
    ['another data source', { files: { ...credentials.files, dataSourceCode: 'OTHER' } }],
  ])('an upload with %s', async (_, wrong) => {
    const client = createTestClient();
    const files = createFileGateway({
      config: config('/files', wrong),
      transport: client.transport,
      session: { token: () => 'x' },
    });
    await expect(files.upload(resume())).rejects.toMatchObject({ kind: 'rejected', code: 'MS000A401' });
  });

  it.each([
    ['451', 'business'],
    ['http500', 'http'],
    ['network', 'network'],
    ['cut', 'malformed'],
  ] as const)('an upload under the fault %s', async (fault, kind) => {
    const client = createTestClient({ faults: [{ method: 'files.upload', kind: fault, when: 'always' }] });
    await client.logIn();
    const files = createFileGateway({
      config: config('/files'),
      transport: client.transport,
      session: { token: () => client.token },
    });
    await expect(files.upload(resume())).rejects.toMatchObject({ kind });
  });

  it.each([
    ['http500', 'http'],
    ['http502', 'http'],
    ['network', 'network'],
    ['cut', 'network'],
    ['malformed', 'malformed'],
    ['schema', 'malformed'],
  ] as const)('a download under the fault %s', async (fault, kind) => {
    const client = createTestClient({ faults: [{ method: 'files.download', kind: fault, when: 'always' }] });
    await client.logIn();
    const files = createFileGateway({
      config: config('/files'),
      transport: client.transport,
      session: { token: () => client.token },
    });
    const { fileId } = await files.upload(resume());
    await expect(files.download(fileId)).rejects.toMatchObject({ kind });
  });

  it('an upload whose body is no form', async () => {
    const reply = await fetch(`${server.url}/files/upload`, {
      method: 'POST',
      body: 'nothing',
      headers: {
        ...{
          appId: 'careers-files',
          appToken: 'files-token',
          templateCode: 'RESUME',
          dataSourceCode: 'CAREERS_PRD',
          linkToken: 'attachments-open',
        },
      },
    });
    expect(await reply.json()).toMatchObject({ successful: false, code: 'MS000A400' });
  });
});

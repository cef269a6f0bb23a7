import { createFetchTransport, createFileGateway } from '@careers/gateway';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { credentials } from '../../backend/credentials.ts';
import { FileShelf } from './file-shelf.ts';
import { type MockServer, startMockServer } from './server.ts';
import { FILES_MAX_BYTES } from './sessions.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

/** The world of a session, with a client that uploads files there by a link. */
function openSession(name: string) {
  const root = `${server.url}/@${name}`;
  const files = createFileGateway({
    config: {
      ...credentials,
      environment: 'uat',
      gatewayUrl: '',
      baseUrl: '',
      adminUrl: '',
      fileGatewayUrl: `${root}/files`,
    },
    transport: createFetchTransport(),
    session: { token: () => undefined },
  });
  const control = async (method: 'GET' | 'POST', path: string): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${root}/__sandbox/${path}`, { method, headers })).json();
  };
  return {
    control,
    /** Uploads a file; resolves with its id. */
    upload: async () =>
      (await files.upload(new File([name], `${name}.pdf`), { linkToken: 'attachments-open' })).fileId,
    /** The content of a file; undefined if there is none. */
    read: (fileId: string) =>
      files.download(fileId).then(
        ({ blob }) => blob.text(),
        () => undefined,
      ),
  };
}

describe('the files of a session', () => {
  it('are removed by a reset, as its log is, and another session keeps its own', async () => {
    const [one, other] = [openSession('reset'), openSession('beside')];
    const [fileId, otherId] = [await one.upload(), await other.upload()];
    expect(await one.read(fileId)).toBe('reset');
    expect(await one.control('GET', 'calls')).toHaveLength(2);
    await one.control('POST', 'reset');
    expect(await one.control('GET', 'calls')).toEqual([]);
    expect(await one.read(fileId)).toBeUndefined();
    expect(await other.read(otherId)).toBe('beside');
    expect(await one.read(await one.upload())).toBe('reset');
  });

  it('are removed when all sessions together have too many bytes, those of the session that was not used for longest first', async () => {
    // Of three files only two fit at the same time.
    vi.spyOn(FileShelf.prototype, 'bytes', 'get').mockImplementation(function (this: FileShelf) {
      return this.size * 0.4 * FILES_MAX_BYTES;
    });
    const [one, two, three] = [openSession('one'), openSession('two'), openSession('three')];
    const [first, second] = [await one.upload(), await two.upload()];
    expect(await two.read(second)).toBe('two');
    expect(await one.read(first)).toBe('one');
    const third = await three.upload();
    expect([await one.read(first), await two.read(second), await three.read(third)]).toEqual([
      'one',
      undefined,
      'three',
    ]);
  });
});

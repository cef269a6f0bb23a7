import { expect, it, vi } from 'vitest';
import { createFetchTransport } from './transport.ts';

const { signal } = new AbortController();
const post = {
  method: 'POST',
  url: 'https://careers.example/gateway',
  headers: { a: 'b' },
  body: '{}',
} as const;

it('sends the request as it is, without cookies and without a referrer', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response('answer', { headers: { 'X-Y': 'z' } }));
  const reply = await createFetchTransport(fetcher)(post, { signal });
  expect([reply.status, reply.text, reply.blob]).toEqual([200, 'answer', undefined]);
  expect([reply.header('x-y'), reply.header('absent')]).toEqual(['z', null]);
  expect(fetcher.mock.calls).toEqual([
    [
      'https://careers.example/gateway',
      {
        method: 'POST',
        headers: { a: 'b' },
        body: '{}',
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      },
    ],
  ]);
});

it('counts a request that failed no longer among those that are on their way beyond the page', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response('done'));
  const transport = createFetchTransport(fetcher.mockRejectedValueOnce(new TypeError('gone')));
  const request = { ...post, body: 'x'.repeat(60_000) };
  await expect(transport(request, { signal, beyondPage: true })).rejects.toThrow('gone');
  await transport(request, { signal, beyondPage: true });
  await transport({ ...request, body: 'x'.repeat(60_001) }, { signal, beyondPage: true });
  expect(fetcher.mock.calls.map(([, init]) => init?.keepalive ?? false)).toEqual([true, true, false]);
});

it('resolves any status', async () => {
  const transport = createFetchTransport(async () => new Response('down', { status: 502 }));
  expect(await transport(post, { signal })).toMatchObject({ status: 502, text: 'down' });
});

it('rejects when no reply came, also when it broke off in the middle', async () => {
  const gone = createFetchTransport(() => Promise.reject(new TypeError('gone')));
  await expect(gone(post, { signal })).rejects.toThrow('gone');
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broke off')) });
  const cut = createFetchTransport(async () => new Response(body));
  await expect(cut(post, { signal })).rejects.toThrow('broke off');
});

it('gives bytes when bytes are wanted, and the text of a refusal', async () => {
  const download = { ...post, method: 'GET', binary: true } as const;
  const bytes = new Uint8Array([0, 255, 128]);
  const ok = createFetchTransport(async () => new Response(bytes));
  const reply = await ok(download, { signal });
  expect(new Uint8Array((await reply.blob?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
  const refused = createFetchTransport(async () => new Response('no', { status: 404 }));
  expect(await refused(download, { signal })).toMatchObject({ status: 404, text: 'no' });
});

it('sends beyond the page what browsers let through, and the rest as usual', async () => {
  const first = Promise.withResolvers<Response>();
  const later = new Promise<Response>(() => {});
  const fetcher = vi.fn<typeof fetch>(() => later).mockReturnValueOnce(first.promise);
  const transport = createFetchTransport(fetcher);
  const send = (length: number, beyondPage = true) =>
    transport({ ...post, body: 'x'.repeat(length) }, { signal, beyondPage });
  const sent = send(40_000);
  void send(10_000);
  void send(20_000);
  void send(10, false);
  first.resolve(new Response('done'));
  await sent;
  void send(20_000);
  const beyond = fetcher.mock.calls.map(([, init]) => init?.keepalive ?? false);
  expect(beyond).toEqual([true, true, false, false, true]);
});

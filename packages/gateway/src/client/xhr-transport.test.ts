import { describe, expect, it, vi } from 'vitest';
import { exchange } from './exchange.ts';
import { failureOf } from './testing.ts';
import { createXhrTransport } from './xhr-transport.ts';

type Listener = (event: Partial<ProgressEvent>) => void;

/** What a browser's `XMLHttpRequest` does of what the transport asks; the test says when. */
class FakeXhr {
  readonly upload: { onprogress?: Listener } = {};
  readonly opened: string[] = [];
  readonly headers: Record<string, string> = {};
  responseType = '';
  responseText = '';
  response: unknown;
  status = 0;
  sent: unknown;
  onload: () => void = () => {};
  onerror: () => void = () => {};
  onabort: () => void = () => {};
  open(...given: string[]): void {
    this.opened.push(...given);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort();
  }
  getResponseHeader(name: string): string | null {
    return name.toLowerCase() === 'x-y' ? 'z' : null;
  }
  answer(status: number, response: string | Blob): void {
    this.status = status;
    this.response = response;
    if (typeof response === 'string') this.responseText = response;
    this.onload();
  }
}

function line() {
  const xhr = new FakeXhr();
  return { xhr, transport: createXhrTransport(() => xhr as unknown as XMLHttpRequest) };
}

const { signal } = new AbortController();
const post = {
  method: 'POST',
  url: 'https://careers.example/files/upload',
  headers: { appId: 'files' },
  body: new FormData(),
} as const;
const download = { method: 'GET', url: 'https://careers.example/files', headers: {}, binary: true } as const;

describe('the transport over XMLHttpRequest', () => {
  it('sends the request as it is, and answers with any status', async () => {
    const { xhr, transport } = line();
    const reply = transport(post, { signal });
    expect([xhr.opened, xhr.headers, xhr.sent]).toEqual([['POST', post.url], { appId: 'files' }, post.body]);
    xhr.answer(502, 'down');
    expect(await reply).toMatchObject({ status: 502, text: 'down' });
    expect([(await reply).header('X-Y'), (await reply).header('absent')]).toEqual(['z', null]);
  });

  it('tells how far an upload is, once the browser knows how much there is', async () => {
    const { xhr, transport } = line();
    const onUploadProgress = vi.fn();
    const reply = transport(post, { signal, onUploadProgress });
    xhr.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false });
    xhr.upload.onprogress?.({ loaded: 40, total: 100, lengthComputable: true });
    xhr.upload.onprogress?.({ loaded: 100, total: 100, lengthComputable: true });
    xhr.answer(200, '{}');
    await reply;
    expect(onUploadProgress.mock.calls).toEqual([
      [40, 100],
      [100, 100],
    ]);
  });

  it('gives bytes when bytes are wanted, and the text of a refusal', async () => {
    const bytes = new Blob([new Uint8Array([0, 255, 128])]);
    const good = line();
    const reply = good.transport(download, { signal });
    good.xhr.answer(200, bytes);
    expect(await reply).toMatchObject({ status: 200, text: '', blob: bytes });
    const bad = line();
    const refused = bad.transport(download, { signal });
    bad.xhr.answer(404, new Blob(['no']));
    expect(await refused).toMatchObject({ status: 404, text: 'no' });
    expect((await refused).blob).toBeUndefined();
    expect([await reply, await refused].map(({ header }) => header('X-Y'))).toEqual(['z', 'z']);
  });

  it('sends nothing that was given up before, and rejects for the signal’s reason', async () => {
    const create = vi.fn();
    const given = AbortSignal.abort(new Error('gone'));
    await expect(createXhrTransport(create)(post, { signal: given })).rejects.toThrow('gone');
    expect(create).not.toHaveBeenCalled();
  });

  it('that is given up under way is aborted; one that is over is not', async () => {
    const { xhr, transport } = line();
    const abort = vi.spyOn(xhr, 'abort');
    const controller = new AbortController();
    const reply = transport(post, { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(reply).rejects.toThrow('gone');
    expect(abort).toHaveBeenCalledOnce();
    const over = line();
    const later = new AbortController();
    const done = over.transport(post, { signal: later.signal });
    over.xhr.answer(200, '{}');
    await done;
    const late = vi.spyOn(over.xhr, 'abort');
    later.abort();
    expect(late).not.toHaveBeenCalled();
  });

  it('has the same failures as fetch: network, timeout, aborted, http', async () => {
    const kindOf = async (act: (xhr: FakeXhr, controller: AbortController) => void, timeoutMs = 60_000) => {
      const { xhr, transport } = line();
      const controller = new AbortController();
      const options = { method: 'm', requestId: 'r', timeoutMs, signal: controller.signal };
      const failure = failureOf(exchange(transport, post, options));
      act(xhr, controller);
      return (await failure).kind;
    };
    expect([
      await kindOf((xhr) => xhr.onerror()),
      await kindOf(() => {}, 1),
      await kindOf((_, controller) => controller.abort()),
      await kindOf((xhr) => xhr.answer(500, '')),
    ]).toEqual(['network', 'timeout', 'aborted', 'http']);
  });
});

import type { FileRef } from '@careers/gateway/contract';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createUploads, type Uploads } from './uploads.ts';

const text = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('unmounting a field cancels its upload and the waiting ones', async () => {
  const signals: AbortSignal[] = [];
  const upload = vi.fn(
    (_file: File, { signal }: { readonly signal: AbortSignal }) =>
      new Promise<FileRef>((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const uploads = createUploads({ kind: 'feedbackAttachment', upload });
  uploads.add([text('first.pdf'), text('second.pdf')]);
  await waitFor(() => expect(uploads.items().map(({ state }) => state)).toEqual(['uploading', 'waiting']));
  uploads.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(uploads.items()).toEqual([]);
});

test('removing a file that waits leaves the upload of another on its way', async () => {
  const signals: AbortSignal[] = [];
  const uploads = createUploads({
    kind: 'feedbackAttachment',
    upload: (_file, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  uploads.add([text('first.pdf'), text('second.pdf')]);
  await waitFor(() => expect(uploads.items().map(({ state }) => state)).toEqual(['uploading', 'waiting']));
  uploads.remove(uploads.items()[1]?.id ?? '');
  expect(uploads.items().map(({ name, state }) => `${name} ${state}`)).toEqual(['first.pdf uploading']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('removing a file that is being uploaded starts the next one alone', async () => {
  const running = new Map<string, () => void>();
  const counts: number[] = [];
  const uploads = createUploads({
    kind: 'feedbackAttachment',
    upload: (file, { signal }) =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => () => {
          running.delete(file.name);
          settle();
        };
        running.set(
          file.name,
          end(() => taking(file).then(resolve)),
        );
        counts.push(running.size);
        signal.addEventListener(
          'abort',
          end(() => reject(signal.reason)),
        );
      }),
  });
  uploads.add(['first.pdf', 'second.pdf', 'third.pdf'].map(text));
  await waitFor(() => expect(shown(uploads)[0]).toBe('first.pdf uploading'));
  uploads.remove(uploads.items()[0]?.id ?? '');
  await waitFor(() => expect(shown(uploads)).toEqual(['second.pdf uploading', 'third.pdf waiting']));
  running.get('second.pdf')?.();
  await waitFor(() => expect(shown(uploads)).toEqual(['second.pdf done', 'third.pdf uploading']));
  expect(counts).toEqual([1, 1, 1]);
});

test('a list from elsewhere takes the place of the uploaded files alone', async () => {
  const uploads = createUploads({
    kind: 'feedbackAttachment',
    upload: async ({ name, size }) => ({ fileId: name, fileName: name, size }),
  });
  uploads.add([text('kept.pdf'), text('gone.pdf'), new File(['x'], 'refused.exe')]);
  const names = () => uploads.items().map(({ name, state }) => `${name} ${state}`);
  await waitFor(() => expect(names()).toEqual(['kept.pdf done', 'gone.pdf done', 'refused.exe refused']));
  uploads.replace(['kept.pdf', 'new.pdf'].map((name) => ({ fileId: name, fileName: name, size: 8 })));
  expect(names().toSorted()).toEqual(['kept.pdf done', 'new.pdf done', 'refused.exe refused']);
});

const shown = (uploads: Uploads) =>
  uploads.items().map((item) => `${item.name} ${item.state === 'refused' ? item.code : item.state}`);
const empty = (name: string) => new File([], name);
/** An upload that always succeeds. */
const taking = async (file: File): Promise<FileRef> => ({
  fileId: file.name,
  fileName: file.name,
  size: file.size,
});

describe('adding several files to a field', () => {
  test('does not count refused files towards the limit, in any order', async () => {
    const upload = vi.fn(taking);
    const uploads = createUploads({ kind: 'feedbackAttachment', upload });
    uploads.add([
      empty('a.pdf'),
      new File(['x'], 'b.exe'),
      ...['c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'].map(text),
    ]);
    await waitFor(() =>
      expect(shown(uploads)).toEqual([
        'a.pdf fileEmpty',
        'b.exe fileWrongFormat',
        'c.pdf done',
        'd.pdf done',
        'e.pdf done',
        'f.pdf fileTooMany',
      ]),
    );
    expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['c.pdf', 'd.pdf', 'e.pdf']);
  });

  test('counts a failed file towards the limit, because it can be tried again', async () => {
    const upload = vi.fn(taking).mockRejectedValueOnce(new TypeError('no reply came'));
    const uploads = createUploads({ kind: 'feedbackAttachment', asked: 2, upload });
    uploads.add([text('a.pdf'), text('b.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf failed', 'b.pdf done']));
    uploads.add([text('c.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf failed', 'b.pdf done', 'c.pdf fileTooMany']));
  });

  test('sends one after another, and none before it is checked', async () => {
    const first = Promise.withResolvers<FileRef>();
    const upload = vi.fn(taking).mockReturnValueOnce(first.promise);
    const uploads = createUploads({ kind: 'feedbackAttachment', upload });
    const sent = () => upload.mock.calls.map(([{ name }]) => name);
    uploads.add([text('a.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf uploading']));
    uploads.add([text('b.pdf'), empty('c.pdf')]);
    await waitFor(() => expect(shown(uploads)[2]).toBe('c.pdf fileEmpty'));
    await Promise.resolve();
    expect(sent()).toEqual(['a.pdf']);
    uploads.add([empty('d.pdf')]);
    uploads.remove(uploads.items()[1]?.id ?? '');
    first.resolve(await taking(text('a.pdf')));
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf done', 'c.pdf fileEmpty', 'd.pdf fileEmpty']));
    expect(sent()).toEqual(['a.pdf']);
  });

  test('reports a file that was deleted from the device as unreadable, and not as a network failure', async () => {
    const gone = text('gone.pdf');
    const upload = async () => {
      vi.spyOn(gone, 'slice').mockImplementation(() => {
        throw new DOMException('', 'NotReadableError');
      });
      throw new TypeError('no reply came');
    };
    const uploads = createUploads({ kind: 'feedbackAttachment', upload });
    uploads.add([gone]);
    await waitFor(() => expect(shown(uploads)).toEqual(['gone.pdf fileUnreadable']));
  });
});

describe('a field for one file', () => {
  const open = (upload: Parameters<typeof createUploads>[0]['upload']) => {
    const uploads = createUploads({ kind: 'resumeFile', upload });
    const told: string[][] = [];
    uploads.onRefs((refs) => told.push(refs.map(({ fileName }) => fileName)));
    return { uploads, told };
  };

  test('tells when its file is taken out, and nothing when a refused one is', async () => {
    const { uploads, told } = open(taking);
    const takeOut = (name: string) =>
      uploads.remove(uploads.items().find((item) => item.name === name)?.id ?? '');
    uploads.add(['a.pdf', 'b.pdf'].map(text));
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf done', 'b.pdf fileTooMany']));
    takeOut('b.pdf');
    takeOut('a.pdf');
    expect(told).toEqual([['a.pdf'], []]);
  });

  test('keeps a file on its way when the file chooser is closed without a choice', async () => {
    const { uploads } = open(() => new Promise(() => {}));
    uploads.add([text('a.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf uploading']));
    uploads.add([]);
    expect(shown(uploads)).toEqual(['a.pdf uploading']);
  });

  test('replaces its file once the next one is uploaded', async () => {
    const { uploads, told } = open(taking);
    uploads.add([text('old.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done']));
    uploads.add([text('new.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['new.pdf done']));
    expect(told).toEqual([['old.pdf'], ['new.pdf']]);
  });

  test('keeps its file when the next one is taken out while it is on its way, even if it arrives', async () => {
    const next = Promise.withResolvers<FileRef>();
    const { uploads, told } = open(
      vi.fn(() => next.promise).mockImplementationOnce(() => taking(text('old.pdf'))),
    );
    uploads.add([text('old.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done']));
    uploads.add([text('new.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done', 'new.pdf uploading']));
    uploads.remove(uploads.items()[1]?.id ?? '');
    next.resolve(await taking(text('new.pdf')));
    await next.promise;
    expect(shown(uploads)).toEqual(['old.pdf done']);
    expect(told).toEqual([['old.pdf']]);
  });

  test('accepts the first of several dropped files, and refuses the others as too many', async () => {
    const { uploads, told } = open(taking);
    uploads.add(['a.pdf', 'b.pdf'].map(text));
    await waitFor(() => expect(shown(uploads)).toEqual(['a.pdf done', 'b.pdf fileTooMany']));
    expect(told).toEqual([['a.pdf']]);
  });

  test('keeps its file beside a refused one, which the next choice removes', async () => {
    const { uploads, told } = open(taking);
    uploads.add([text('old.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done']));
    uploads.add([empty('new.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done', 'new.pdf fileEmpty']));
    uploads.add([new File(['x'], 'newer.exe')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done', 'newer.exe fileWrongFormat']));
    expect(told).toEqual([['old.pdf']]);
  });

  test('keeps its file while the next one has failed, until that is uploaded', async () => {
    const upload = vi.fn(taking);
    const { uploads, told } = open(upload);
    uploads.add([text('old.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done']));
    upload.mockRejectedValueOnce(new TypeError('no reply came'));
    uploads.add([text('new.pdf')]);
    await waitFor(() => expect(shown(uploads)).toEqual(['old.pdf done', 'new.pdf failed']));
    const again = uploads.items().find(({ state }) => state === 'failed');
    uploads.retry(again?.id ?? '');
    await waitFor(() => expect(shown(uploads)).toEqual(['new.pdf done']));
    expect(told).toEqual([['old.pdf'], ['new.pdf']]);
  });
});

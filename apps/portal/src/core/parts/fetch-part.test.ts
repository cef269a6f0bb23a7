import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PartFailure } from '../failures/part-failure.ts';
import { fetchPart } from './fetch-part.ts';

const asked: string[] = [];
const missing = new Set<string>();

let release = 0;
/** What is here stays here for as long as the page lives: each test has files of its own. */
let assets = '';
let importer = '';

beforeEach(() => {
  release += 1;
  assets = `https://careers.example/${release}/assets/`;
  importer = `${assets}portal.js`;
  asked.length = 0;
  missing.clear();
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    if (missing.has(file)) throw new TypeError('Failed to fetch');
    return new Response('', { status: file.includes('gone') ? 404 : 200 });
  });
});

describe('a part of the page', () => {
  it('is imported once all its files are here, each asked for beside the importer', async () => {
    const part = await fetchPart(async () => [...asked], ['./popover.js', './field.js'], importer);
    expect(part).toEqual([`${assets}popover.js`, `${assets}field.js`]);
  });

  it('is never imported while a file that it imports is missing, since browsers remember that for good', async () => {
    missing.add(`${assets}field.js`);
    const imported = vi.fn(async () => 'the part');
    const files = ['./popover.js', './field.js'];
    await expect(fetchPart(imported, files, importer)).rejects.toBeInstanceOf(PartFailure);
    expect(imported).not.toHaveBeenCalled();
    missing.clear();
    expect(await fetchPart(imported, files, importer)).toBe('the part');
  });

  it('fails when a file is not there any more, as after a release', async () => {
    const gone = fetchPart(async () => 'the part', ['./gone.js'], importer);
    await expect(gone).rejects.toBeInstanceOf(PartFailure);
  });

  it('does not fail while the page is being left, since Firefox then ends what is under way', async () => {
    const lost = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (file: string) =>
      file.includes('left') ? lost.promise : new Response('a file of several chunks'),
    );
    const ends: string[] = [];
    const part = fetchPart(async () => 'the part', ['./left.js'], importer).catch(() => ends.push('failed'));
    dispatchEvent(new Event('beforeunload'));
    lost.reject(new TypeError('NetworkError when attempting to fetch resource.'));
    await fetchPart(async () => ends.push('another'), ['./another.js'], importer);
    expect(ends).toEqual(['another']);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await part;
    expect(ends).toEqual(['another', 'failed']);
  });

  it('does not ask again for a file that another part has brought', async () => {
    await fetchPart(async () => 1, ['./shared.js', './one.js'], importer);
    asked.length = 0;
    await fetchPart(async () => 2, ['./shared.js', './two.js'], importer);
    expect(asked).toEqual([`${assets}two.js`]);
  });

  it('asks once for a file that two parts need at the same time', async () => {
    await Promise.all([
      fetchPart(async () => 1, ['./shared.js', './one.js'], importer),
      fetchPart(async () => 2, ['./shared.js', './two.js'], importer),
    ]);
    expect(asked).toEqual([`${assets}shared.js`, `${assets}one.js`, `${assets}two.js`]);
  });

  it('takes a file that was asked for before the portal was there, and asks by itself for one that failed', async () => {
    const files = new Map([
      [`${assets}early.js`, Promise.resolve(new Response(''))],
      [`${assets}lost.js`, Promise.reject(new TypeError('Failed to fetch'))],
    ]);
    vi.stubGlobal('careersBoot', { files });
    expect(await fetchPart(async () => 'the part', ['./early.js'], importer)).toBe('the part');
    expect(asked).toEqual([]);
    expect(await fetchPart(async () => 'the other', ['./lost.js'], importer)).toBe('the other');
    expect(asked).toEqual([`${assets}lost.js`]);
  });

  describe('whose file does not come', () => {
    const SILENT_MS = 20_000;
    /** Writes into the reply to the file that was asked for last. */
    let line: ReadableStreamDefaultController<Uint8Array>;
    /** Whether somebody answers. */
    let answering: boolean;

    beforeEach(() => {
      answering = true;
      vi.useFakeTimers();
      // As browsers do: what is given up ends, whether its reply has begun or not.
      vi.stubGlobal('fetch', (file: string, { signal }: RequestInit = {}) => {
        asked.push(file);
        return new Promise<Response>((resolve, reject) => {
          const body = new ReadableStream<Uint8Array>({
            start(controller) {
              line = controller;
              signal?.addEventListener('abort', () => controller.error(signal.reason));
            },
          });
          signal?.addEventListener('abort', () => reject(signal.reason));
          if (answering) resolve(new Response(body));
        });
      });
      return () => vi.useRealTimers();
    });

    const settled = (part: Promise<unknown>) => {
      const seen = vi.fn();
      part.then(seen, seen);
      return seen;
    };

    it('fails after a while, and is asked for again', async () => {
      answering = false;
      const part = fetchPart(async () => 'the part', ['./late.js'], importer);
      const seen = settled(part);
      await vi.advanceTimersByTimeAsync(SILENT_MS - 1);
      expect(seen).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(seen.mock.lastCall?.[0]).toBeInstanceOf(PartFailure);
      answering = true;
      const again = fetchPart(async () => 'the part', ['./late.js'], importer);
      line.close();
      expect(await again).toBe('the part');
      expect(asked).toEqual([`${assets}late.js`, `${assets}late.js`]);
    });

    it('fails when it breaks off without a word, however long it has come before', async () => {
      const part = fetchPart(async () => 'the part', ['./half.js'], importer);
      const seen = settled(part);
      for (const _ of [1, 2, 3]) {
        line.enqueue(new Uint8Array(1));
        await vi.advanceTimersByTimeAsync(SILENT_MS - 1);
        expect(seen).not.toHaveBeenCalled();
      }
      await vi.advanceTimersByTimeAsync(1);
      expect(seen.mock.lastCall?.[0]).toBeInstanceOf(PartFailure);
    });

    it('leaves no clock running once it is here', async () => {
      const part = fetchPart(async () => 'the part', ['./here.js'], importer);
      line.close();
      await part;
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  describe('with a style sheet', () => {
    const sheets = () => document.head.querySelectorAll<HTMLLinkElement>('link:not([data-more])');
    const files = ['./popover.js', './more.css'];

    beforeEach(() => {
      const named = document.createElement('link');
      named.dataset.more = `${assets}more-1.css`;
      document.head.append(named);
      return () => document.head.replaceChildren();
    });

    it('is imported when the sheet that the page names is in force', async () => {
      const imported = vi.fn(async () => 'the part');
      const part = fetchPart(imported, files, importer);
      await vi.waitUntil(() => sheets().length === 1);
      expect(asked).toEqual([`${assets}popover.js`]);
      expect(sheets()[0]).toMatchObject({ rel: 'stylesheet', href: `${assets}more-1.css` });
      expect(imported).not.toHaveBeenCalled();
      sheets()[0]?.dispatchEvent(new Event('load'));
      expect(await part).toBe('the part');
    });

    it('puts the sheet on once for all parts', async () => {
      const parts = [1, 2].map((part) => fetchPart(async () => part, files, importer));
      await vi.waitUntil(() => sheets().length === 1);
      sheets()[0]?.dispatchEvent(new Event('load'));
      expect(await Promise.all(parts)).toEqual([1, 2]);
      expect(await fetchPart(async () => 3, files, importer)).toBe(3);
      expect(sheets()).toHaveLength(1);
    });

    it.each([
      ['cannot be had', () => sheets()[0]?.dispatchEvent(new Event('error'))],
      ['does not come', () => vi.advanceTimersByTime(20_000)],
    ])('that %s fails with it, and asks for it again', async (_, fail) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const part = fetchPart(async () => 'the part', files, importer);
      await vi.waitUntil(() => sheets().length === 1);
      fail();
      await expect(part).rejects.toBeInstanceOf(PartFailure);
      expect(sheets()).toHaveLength(0);
      const again = fetchPart(async () => 'the part', files, importer);
      await vi.waitUntil(() => sheets().length === 1);
      sheets()[0]?.dispatchEvent(new Event('load'));
      expect(await again).toBe('the part');
    });
  });

  it('is imported at once when it came with the page', async () => {
    expect(await fetchPart(async () => 'the part')).toBe('the part');
    expect(asked).toEqual([]);
  });
});

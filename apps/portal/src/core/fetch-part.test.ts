import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';
import { PartFailure } from './part-failure.ts';

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

  it('takes a file that was asked for before the portal was there, and asks by itself once that failed', async () => {
    const files = new Map([
      [`${assets}early.js`, Promise.resolve(new Response(''))],
      [`${assets}lost.js`, Promise.reject(new TypeError('Failed to fetch'))],
    ]);
    vi.stubGlobal('careersBoot', { files });
    expect(await fetchPart(async () => 'the part', ['./early.js'], importer)).toBe('the part');
    await expect(fetchPart(async () => 1, ['./lost.js'], importer)).rejects.toBeInstanceOf(PartFailure);
    expect(asked).toEqual([]);
    expect(await fetchPart(async () => 'the other', ['./lost.js'], importer)).toBe('the other');
    expect(asked).toEqual([`${assets}lost.js`]);
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

    it('fails with it, and asks for it again', async () => {
      const part = fetchPart(async () => 'the part', files, importer);
      await vi.waitUntil(() => sheets().length === 1);
      sheets()[0]?.dispatchEvent(new Event('error'));
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

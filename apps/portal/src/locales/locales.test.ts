import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossary, quoted } from './glossary.ts';

/** A reader of its own, so that the catalogues are not judged by the tool that writes them. */
interface Entry {
  readonly locale: string;
  readonly catalogue: string;
  /** What tells two meanings of one wording apart. */
  readonly context: string;
  readonly source: string;
  readonly translation: string;
}

function readCatalogue(file: string): Entry[] {
  const catalogue = basename(file, '.po');
  const locale = basename(dirname(file));
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .slice(1)
    .filter((block) => /^msgid "/m.test(block))
    .map((block) => ({
      locale,
      catalogue,
      context: textOf(block, 'msgctxt'),
      source: textOf(block, 'msgid'),
      translation: textOf(block, 'msgstr'),
    }));
}

function textOf(block: string, keyword: string): string {
  const lines = block.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${keyword} `));
  if (start < 0) return '';
  const first = lines[start]?.slice(keyword.length + 1) ?? '""';
  const more = lines.slice(start + 1);
  const end = more.findIndex((line) => !line.startsWith('"'));
  const parts = [first, ...more.slice(0, end < 0 ? more.length : end)];
  return parts.map((part) => JSON.parse(part) as string).join('');
}

const entries = globSync('src/locales/{zh-CN,zh-HK}/*.po').flatMap(readCatalogue);

/** What is the same in every language. */
const sameEverywhere: readonly string[] = ['“{keyword}”'];

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

describe('the Chinese catalogues', () => {
  it('are read at all', () => {
    expect(entries.length).toBeGreaterThan(200);
  });

  it('have no gap', () => {
    expect(entries.filter(({ translation }) => translation === '')).toEqual([]);
  });

  it('have no entry that equals its source', () => {
    expect(
      entries.filter(({ source, translation }) => source === translation && !sameEverywhere.includes(source)),
    ).toEqual([]);
  });

  it('keep every placeholder', () => {
    const broken = entries.filter(
      ({ source, translation }) => placeholders(source).join() !== placeholders(translation).join(),
    );
    expect(broken).toEqual([]);
  });

  it('use full-width marks between Chinese characters', () => {
    expect(entries.filter(({ translation }) => /\p{Script=Han}[,;:!?]/u.test(translation))).toEqual([]);
  });

  it('end a sentence with a full stop where the English one does', () => {
    const open = entries.filter(
      ({ source, translation }) => /\.\s*$/.test(source) && !/。\s*$/.test(translation),
    );
    expect(open).toEqual([]);
  });

  it('put a space before a date, which begins with a digit, and none after it, as it ends in a Chinese sign', () => {
    const before = /\p{Script=Han}\{(?:at|day|from|savedAt|until|when)\}/u;
    const after = /\{(?:at|day|from|savedAt|until|when)\} \p{Script=Han}/u;
    const wrong = entries.filter(({ translation }) => before.test(translation) || after.test(translation));
    expect(wrong).toEqual([]);
  });

  it('say the same thing with the same words in every feature: the catalogues share one memory', () => {
    const first = new Map<string, string>();
    const different = entries.filter(({ locale, context, source, translation }) => {
      const key = `${locale}:${context}:${source}`;
      const known = first.get(key) ?? translation;
      first.set(key, known);
      return known !== translation;
    });
    expect(different).toEqual([]);
  });
});

describe('the words of every language', () => {
  const english = globSync('src/locales/en/*.po').flatMap(readCatalogue);
  const said = [...english, ...entries];

  it('are in English those that stand in the code', () => {
    expect(english.filter(({ source, translation }) => source !== translation)).toEqual([]);
  });

  it.each(['en', 'zh-CN', 'zh-HK'] as const)('keep to the glossary: %s', (locale) => {
    const texts = said.filter((entry) => entry.locale === locale && !quoted.includes(entry.source));
    const wrong = texts.flatMap(({ catalogue, translation }) =>
      glossary[locale]
        .filter((term) => term.wrong.test(translation))
        .map(({ right }) => `${catalogue}: ${translation} → ${right}`),
    );
    expect(wrong).toEqual([]);
  });

  it('leave what the specification quotes as it stands there', () => {
    const sources = english.map(({ source }) => source);
    expect(quoted.filter((text) => !sources.includes(text))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findDeadReferences, type Repository, readCitable, readRepository, readTexts } from './references.ts';

const repository: Repository = {
  specification: readCitable(
    'product/specification.md',
    '## 2. Screens\n\n### Header\n\n`/login` …\n\n### Route guard\n',
  ),
  decisions: readCitable(
    'product/decisions.md',
    '## 1. Gateway\n\n### Null\n\n## 5. Links\n\n- **5.9 Language.** …\n',
  ),
  pages: new Set(['0016']),
  exists: (path) => ['README.md', 'docs/decisions/0016-a-link-is-a-state.md'].includes(path),
  hasFile: (ending) => ending === 'forms/draft.ts',
};

const dead = (text: string, path = 'apps/portal/src/a.ts') =>
  findDeadReferences([{ path, text }], repository);

describe('a reference that can be read passes', () => {
  it.each([
    '/** Its menus (specification, section 2, Header; decision 5.9). */',
    '// section 2, /login, and decisions, section 1, Null',
    '/** The guard (section 2, Route\n * guard). */',
    '/** section 2, Header and Route guard lead on */',
    '// section 2, in whatever language',
    '// Decisions 5.9 and 0016; see docs/decisions/0016-a-link-is-a-state.md',
  ])('%s', (text) => {
    expect(dead(text)).toEqual([]);
  });
});

describe('a reference that leads nowhere is refused and says what is not there', () => {
  it.each([
    ['// section 3', 'product/specification.md has no section 3'],
    ['// sections 2 and 7', 'product/specification.md has no section 7'],
    ['// section 2, Footer)', 'section 2 of product/specification.md names no "Footer"'],
    ['// section 2, Header and Footer', 'section 2 of product/specification.md names no "Footer"'],
    ['// section 2, /logout', 'section 2 of product/specification.md names no "/logout"'],
    ['// decisions, section 2', 'product/decisions.md has no section 2'],
    ['// decision 5.10', 'product/decisions.md has no 5.10'],
    ['// decisions 5.9 and 6.1', 'product/decisions.md has no 6.1'],
    ['// decision 1, Types', 'section 1 of product/decisions.md names no "Types"'],
    ['// decision 0017', 'docs/decisions/ has no 0017'],
    ['// docs/decisions/0016-another-name.md', 'there is no docs/decisions/0016-another-name.md'],
  ])('%s', (text, why) => {
    expect(dead(text)).toEqual([expect.stringContaining(`leads nowhere: ${why}`)]);
  });

  it('with the line it begins in', () => {
    expect(dead('one\n/**\n * two (section\n * 4).\n */')).toEqual([
      'apps/portal/src/a.ts:3: "section 4" leads nowhere: product/specification.md has no section 4',
    ]);
  });
});

describe('a document', () => {
  it('links to what is there', () => {
    expect(dead('[Home](../README.md#two) [x](other.md)', 'docs/a.md')).toEqual([
      'docs/a.md:1: "](other.md)" leads nowhere: there is no docs/other.md',
    ]);
  });

  it('names files that are there', () => {
    expect(dead('see `mocks/src/gone.ts` and `mocks/src/<any>.ts`', 'docs/a.md')).toEqual([
      'docs/a.md:1: "`mocks/src/gone.ts`" leads nowhere: there is no mocks/src/gone.ts',
    ]);
  });

  it('names them from some folder on, too, and is held to it where it is a decision', () => {
    const page = 'docs/decisions/0016-a-link-is-a-state.md';
    expect(dead('`forms/draft.ts`, `draft-*.ts`, `*.lazy.ts`, `forms/gone.ts`', page)).toEqual([
      `${page}:1: "\`forms/gone.ts\`" leads nowhere: no file is called forms/gone.ts`,
    ]);
    expect(dead('`mocks/src/gone.ts`', page)).toHaveLength(1);
  });
});

it('everything that the project cites can be read in it', () => {
  expect(findDeadReferences(readTexts(), readRepository())).toEqual([]);
});

it('what can be cited keeps its numbers: further ones follow the last, and none is left out', () => {
  const { specification, decisions } = readRepository();
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  expect([...specification.chapters.keys()]).toEqual(upTo(9));
  expect([...decisions.chapters.keys()]).toEqual(upTo(7));
  const items = [...decisions.items];
  for (const [chapter, least] of [
    ['5', 20],
    ['6', 14],
  ] as const) {
    const own = items.filter((item) => item.startsWith(`${chapter}.`));
    expect(own).toEqual(upTo(Math.max(own.length, least)).map((item) => `${chapter}.${item}`));
  }
});

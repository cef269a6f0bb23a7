import { resumeSections, resumeSectionValues } from '@careers/gateway/contract';
import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionNames } from '../section-names.ts';
import type { Field } from './field.ts';
import { resumeRegistry } from './registry.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const choice = { id: 'a', name: 'A' };

/** Values at the limit of a field, and one beyond it. */
function limitsOf(field: Field): { fits: unknown[]; tooMuch: unknown } {
  switch (field.kind) {
    case 'line':
    case 'text':
      return { fits: ['', 'x'.repeat(field.max)], tooMuch: 'x'.repeat(field.max + 1) };
    case 'month':
      return { fits: ['', '2019-12'], tooMuch: '2019-13' };
    case 'day':
      return { fits: ['', '2019-12-31'], tooMuch: '2019-12-32' };
    case 'choice':
      return { fits: ['', ...field.options.map(({ value }) => value)], tooMuch: 'something else' };
    case 'nationCode':
      return { fits: ['+852'], tooMuch: 852 };
    case 'selection':
      return { fits: [[], Array(field.atMost).fill(choice)], tooMuch: Array(field.atMost + 1).fill(choice) };
    case 'present':
      return { fits: [true, false], tooMuch: 'true' };
  }
}

/** A value of a section with one field set. */
function withField(section: (typeof resumeSections)[number], name: string, value: unknown): unknown {
  const row = resumeRegistry[section];
  if (row.kind === 'list') return [{ ...row.newEntry(), [name]: value }];
  const empty = v.parse(resumeSectionValues.intention, {
    industry: [],
    category: [],
    position: [],
    places: [],
  });
  return section === 'intention' ? { ...empty, [name]: value } : { [name]: value };
}

describe.each(resumeSections)('the declaration of the section %s', (section) => {
  const row = resumeRegistry[section];
  const takes = (value: unknown) => v.safeParse(resumeSectionValues[section], value).success;

  it('has the section’s name', () => {
    expect(row.name).toBe(sectionNames[section]);
  });

  it('has each field of the contract once, with the contract’s limits', () => {
    if (row.kind === 'list' || row.kind === 'fields') {
      const schema =
        row.kind === 'list'
          ? Reflect.get(resumeSectionValues[section], 'item')
          : resumeSectionValues[section];
      const names = Object.keys(Reflect.get(Object(schema), 'entries')).filter((name) => name !== 'id');
      expect(row.fields.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      for (const field of row.fields) {
        const { fits, tooMuch } = limitsOf(field);
        for (const value of fits) expect(takes(withField(section, field.name, value)), field.name).toBe(true);
        expect(takes(withField(section, field.name, tooMuch)), field.name).toBe(false);
      }
    }
    if (row.kind === 'list') {
      const entries = (count: number) => Array.from({ length: count }, () => row.newEntry());
      expect(takes(entries(row.atMost))).toBe(true);
      expect(takes(entries(row.atMost + 1))).toBe(false);
    }
    if (row.kind === 'files') {
      const files = (count: number) => Array(count).fill({ fileId: 'f', fileName: 'f.pdf', size: 1 });
      expect(takes(files(row.atMost))).toBe(true);
      expect(takes(files(row.atMost + 1))).toBe(false);
    }
    if (row.kind === 'text') {
      expect(takes('x'.repeat(row.max))).toBe(true);
      expect(takes('x'.repeat(row.max + 1))).toBe(false);
    }
  });

  it('stores values as the server accepts them, half-typed months as empty', () => {
    if (row.kind !== 'list' && row.kind !== 'fields') return expect(row.stored).toBeTypeOf('function');
    for (const { kind, name } of row.fields) {
      if (kind !== 'month' && kind !== 'day') continue;
      const typed = kind === 'month' ? '2019年3月' : '2019/3/5';
      const written = kind === 'month' ? '2019-03' : '2019-03-05';
      const saved = (text: string) => JSON.stringify(savedAs(section, withField(section, name, text)));
      expect(saved(typed)).toContain(`"${name}":"${written}"`);
      expect(saved('2019')).toContain(`"${name}":""`);
    }
  });

  it('creates entries with different ids, and a summary once something is written', () => {
    if (row.kind !== 'list') return expect(row.kind).not.toBe('list');
    const [one, other] = [row.newEntry(), row.newEntry()];
    expect(one.id).not.toBe(other.id);
    const summary = (entry: object) => Reflect.apply(row.summary, row, [entry, i18n._.bind(i18n)]);
    expect(summary(one)).toEqual([]);
    const [first] = row.fields;
    expect(summary({ ...one, [first?.name ?? '']: ' Some\n thing ' })).toEqual(['Some thing']);
  });
});

function savedAs(section: (typeof resumeSections)[number], value: unknown): unknown {
  const { stored } = resumeRegistry[section];
  return Reflect.apply(stored, undefined, [value]);
}

it('the summary of a language contains its level as a separate part', () => {
  const entry = { id: 'l', language: 'English · British', level: 'fluent' } as const;
  expect(resumeRegistry.languages.summary(entry, (words) => i18n._(words))).toEqual([
    'English · British',
    'Fluent',
  ]);
});

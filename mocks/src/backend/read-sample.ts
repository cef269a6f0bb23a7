import type { ParsedField, ResumeContent } from '@careers/gateway/contract';
import type { Locale } from '../data/types.ts';
import type { Account } from '../domain/account-state.ts';
import { sampleContent } from './sample-resume.ts';

/** The sections of which a parser reads something; the others depend on a site's choices, or are files. */
const read = [
  'basics',
  'education',
  'work',
  'projects',
  'languages',
  'certificates',
  'awards',
  'selfEvaluation',
] as const satisfies readonly (keyof ResumeContent)[];

/**
 * What a parser reads from an old resume of an account: the sample person's resume without the account's contacts, which an old
 * file need not have.
 */
export function readSample(account: Account, locale: Locale, seed: number, year: number): ParsedField[] {
  const content = sampleContent(account, locale, seed, year);
  return read.flatMap((section) => fieldsOf(section, content[section])).map(placed);
}

function fieldsOf(path: string, value: unknown): Omit<ParsedField, 'place'>[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, value, confidence: 0.85 }];
  if (typeof value === 'boolean') return value ? [{ path, value, confidence: 0.85 }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' ? [] : fieldsOf(`${path}.${name}`, inner),
  );
}

function placed(field: Omit<ParsedField, 'place'>): ParsedField {
  const { value } = field;
  const [line = ''] = typeof value === 'string' ? value.split('\n') : [];
  return line === '' ? field : { ...field, place: { page: 1, line: line.slice(0, 200) } };
}

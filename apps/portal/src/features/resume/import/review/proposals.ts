import type { ParsedField, ResumeSection } from '@careers/gateway/contract';
import { readDay, readMonth } from '@careers/ui/forms';
import { isPhoneNationCode } from '@careers/validation';
import { fieldPatch } from '../../model/field-patch.ts';
import { ENTRIES_MAX, TEXT_MAX } from '../../model/limits.ts';
import type { Field } from '../../model/sections/field.ts';
import { resumeRegistry } from '../../model/sections/registry.ts';

/** One field of the file. */
export interface Proposal {
  readonly value: string | boolean;
  readonly confidence: number;
  readonly place: ParsedField['place'];
}

/** The entries of a section in the file, each by the names of its fields. A section without entries has one. */
export type ProposedEntries = readonly ReadonlyMap<string, Proposal>[];

/** The sections that can be imported; a site's lists of options, and files, cannot be guessed. */
export const readSections = [
  'basics',
  'education',
  'work',
  'projects',
  'languages',
  'certificates',
  'awards',
  'selfEvaluation',
] as const satisfies readonly ResumeSection[];
export type ReadSection = (typeof readSections)[number];

/** The name of the only field of a section that is a text. */
export const TEXT = 'text';

/**
 * How many entries of a section are reviewed, the first ones of the file. A resume holds half of them; a list that is no resume, such
 * as one of a school's graduates, has thousands, and a page with a card for each stands still.
 */
const REVIEWED_MAX = 2 * ENTRIES_MAX;

/** The fields that were read, by section, without those that a resume cannot hold. */
export function proposalsOf(fields: readonly ParsedField[]): ReadonlyMap<ReadSection, ProposedEntries> {
  const sections = new Map<ReadSection, Map<number, Map<string, Proposal>>>();
  for (const { path, value, confidence, place } of fields) {
    const [name, second, third] = path.split('.');
    const section = readSections.find((one) => one === name);
    if (!section) continue;
    const isList = third !== undefined;
    const field = isList ? third : (second ?? TEXT);
    const kept = keep(section, field, isList, value);
    if (kept === undefined) continue;
    const entries = sections.get(section) ?? new Map<number, Map<string, Proposal>>();
    sections.set(section, entries);
    const at = isList ? Number(second) : 0;
    const entry = entries.get(at) ?? new Map<string, Proposal>();
    for (const [name, value] of Object.entries(fieldPatch(resumeRegistry[section].fields, field, kept)))
      entry.set(name, { value, confidence, place });
    entries.set(at, entry);
  }
  return new Map(
    [...sections].map(([section, entries]) => [
      section,
      [...entries]
        .sort(([one], [other]) => one - other)
        .slice(0, REVIEWED_MAX)
        .map(([, entry]) => entry),
    ]),
  );
}

/** The value as its field holds it; undefined if it cannot. */
function keep(
  section: ReadSection,
  name: string,
  isList: boolean,
  value: string | boolean,
): string | boolean | undefined {
  const row = resumeRegistry[section];
  if (row.kind === 'text') return name === TEXT ? cut(value, TEXT_MAX) : undefined;
  if ((row.kind === 'list') !== isList) return undefined;
  const fields: readonly Field[] = row.fields;
  const field = fields.find((one) => one.name === name);
  return field && keepIn(field, value);
}

function keepIn(field: Field, value: string | boolean): string | boolean | undefined {
  switch (field.kind) {
    case 'line':
    case 'text':
      return cut(value, field.max);
    case 'month':
      return readMonth(String(value));
    case 'day':
      return readDay(String(value));
    case 'choice':
      return field.options.find((option) => option.value === value)?.value;
    case 'nationCode':
      return isPhoneNationCode(String(value)) ? value : undefined;
    case 'present':
      return value === true || value === 'true' ? true : undefined;
    case 'selection':
      return undefined;
  }
}

function cut(value: string | boolean, max: number): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, max) : '';
  return text === '' ? undefined : text;
}

import type { ParsedField, ResumeSection } from '@careers/gateway/contract';
import { readDay, readMonth } from '@careers/ui/forms';
import { isPhoneNationCode } from '@careers/validation';
import { TEXT_MAX } from '../../model/limits.ts';
import type { Field } from '../../model/sections/field.ts';
import { resumeRegistry } from '../../model/sections/registry.ts';

/** One field as the file has it. */
export interface Proposal {
  readonly value: string | boolean;
  readonly confidence: number;
  readonly place: ParsedField['place'];
}

/** What a file says of a section: of each of its entries, by the names of their fields. A section without a list has one. */
export type ProposedEntries = readonly ReadonlyMap<string, Proposal>[];

/** Sections of which something can be read: choices of a site and files are nobody's to guess. */
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

/** The name of the one field of a section that is a text. */
export const TEXT = 'text';

/** What was read, section by section, as far as a resume can keep it: whatever a reader or a gateway says. */
export function proposalsOf(fields: readonly ParsedField[]): ReadonlyMap<ReadSection, ProposedEntries> {
  const sections = new Map<ReadSection, Map<number, Map<string, Proposal>>>();
  for (const { path, value, confidence, place } of fields) {
    const [name, second, third] = path.split('.');
    const section = readSections.find((one) => one === name);
    if (!section) continue;
    const isList = third !== undefined;
    const kept = keep(section, isList ? third : (second ?? TEXT), isList, value);
    if (kept === undefined) continue;
    const entries = sections.get(section) ?? new Map<number, Map<string, Proposal>>();
    sections.set(section, entries);
    const at = isList ? Number(second) : 0;
    const entry = entries.get(at) ?? new Map<string, Proposal>();
    entries.set(at, entry.set(isList ? third : (second ?? TEXT), { value: kept, confidence, place }));
  }
  return new Map(
    [...sections].map(([section, entries]) => [
      section,
      [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry),
    ]),
  );
}

/** A value as its field keeps it; undefined for what it cannot keep. */
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

import type { ResumeContent, ResumeField, ResumeSection } from '@careers/gateway/contract';
import { isBlankText } from './is-blank-text.ts';

/** Where something is in a resume: a section, a field of it, or a field of one of its entries. */
export interface ResumePath {
  readonly section: ResumeSection;
  readonly entry?: string;
  readonly field?: string;
}

/**
 * `done`: it is filled in, and nothing required is missing. `begun`: something required is missing. `missing`: nothing
 * required is filled in, and there is no entry either. `optional`: it is empty and may stay so.
 */
export type SectionState = 'done' | 'begun' | 'missing' | 'optional';

export interface SectionCompleteness {
  readonly section: ResumeSection;
  readonly required: boolean;
  readonly state: SectionState;
  readonly missing: readonly ResumePath[];
}

interface Completeness {
  /** The sections that the site asks for, in its order. */
  readonly sections: readonly SectionCompleteness[];
  /** Everything that is missing, in the order of the sections. When it is empty, the resume can be delivered. */
  readonly missing: readonly ResumePath[];
  /** How much of what is required is filled in; 100 only when nothing is missing. */
  readonly percent: number;
}

/** What a resume is missing of what its site requires (specification, section 5), counted as the server does. */
export function completenessOf(content: ResumeContent, asked: readonly ResumeField[]): Completeness {
  const counted = asked.map((demand) => count(content[demand.section], demand));
  const missing = counted.flatMap((section) => section.missing);
  const demanded = counted.reduce((sum, section) => sum + section.demanded, 0);
  const there = demanded - missing.length;
  return {
    sections: counted.map(({ demanded: _, ...section }) => section),
    missing,
    percent: missing.length === 0 ? 100 : Math.floor((there * 100) / demanded),
  };
}

/** What one section is missing. */
export function missingOf(value: ResumeContent[ResumeSection], demand: ResumeField): readonly ResumePath[] {
  return count(value, demand).missing;
}

function count(
  value: ResumeContent[ResumeSection],
  { section, required, requiredFields }: ResumeField,
): SectionCompleteness & { readonly demanded: number } {
  const entries = entriesOf(value);
  if (entries.length === 0) {
    const missing = required ? [{ section }] : [];
    return { section, required, missing, state: required ? 'missing' : 'optional', demanded: missing.length };
  }
  const missing = entries.flatMap((entry) =>
    requiredFields
      .filter((field) => lacks(entry, field))
      .map((field): ResumePath => ({ section, ...entryOf(entry), field })),
  );
  const demanded = entries.length * requiredFields.length;
  const isBegun = Array.isArray(value) || missing.length < demanded;
  const stateOfMissing = isBegun ? 'begun' : 'missing';
  const state = missing.length === 0 ? 'done' : stateOfMissing;
  // A required section without required fields counts as one thing that is filled in.
  return { section, required, missing, state, demanded: Math.max(demanded, required ? 1 : 0) };
}

/** The objects whose fields are checked: the entries of a list, or the section itself. */
function entriesOf(value: ResumeContent[ResumeSection]): readonly object[] {
  if (value === null) return [];
  if (typeof value === 'string') return isBlankText(value) ? [] : [{}];
  return Array.isArray(value) ? value : [value];
}

function entryOf(entry: object): { readonly entry?: string } {
  return 'id' in entry && typeof entry.id === 'string' ? { entry: entry.id } : {};
}

/** Whether a field is empty. The end of something that still goes on is not missing. */
function lacks(entry: object, field: string): boolean {
  if (field === 'end' && Reflect.get(entry, 'present') === true) return false;
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? isBlankText(value) : Array.isArray(value) && value.length === 0;
}

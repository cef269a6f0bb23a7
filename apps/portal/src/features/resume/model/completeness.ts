import type { ResumeContent, ResumeField, ResumeSection } from '@careers/gateway/contract';

/** Where something is in a resume: a section, a field of it, or a field of one of its entries. */
export interface ResumePath {
  readonly section: ResumeSection;
  readonly entry?: string;
  readonly field?: string;
}

/**
 * `done`: something stands there, and nothing that is demanded lacks. `begun`: something that is demanded lacks.
 * `missing`: nothing of what is demanded stands there, not even an entry. `optional`: it is empty, and may be.
 */
export type SectionState = 'done' | 'begun' | 'missing' | 'optional';

export interface SectionCompleteness {
  readonly section: ResumeSection;
  readonly required: boolean;
  readonly state: SectionState;
  readonly missing: readonly ResumePath[];
}

export interface Completeness {
  /** The sections that the site asks for, in its order. */
  readonly sections: readonly SectionCompleteness[];
  /** All that lacks, in the order of the sections. None, and the resume can be delivered. */
  readonly missing: readonly ResumePath[];
  /** How much of what is demanded is there; 100 when nothing lacks, and only then. */
  readonly percent: number;
}

/** What a resume lacks by what its site demands (specification, section 5), as the server counts it. */
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

/** What one section lacks. */
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
  const state = missing.length === 0 ? 'done' : isBegun ? 'begun' : 'missing';
  // A section of which no field is demanded is one thing that is there.
  return { section, required, missing, state, demanded: Math.max(demanded, required ? 1 : 0) };
}

/** What is demanded of each: the entries of a list, or the one section. */
function entriesOf(value: ResumeContent[ResumeSection]): readonly object[] {
  if (value === null || value === '') return [];
  if (typeof value === 'string') return [{}];
  return Array.isArray(value) ? value : [value];
}

function entryOf(entry: object): { readonly entry?: string } {
  return 'id' in entry && typeof entry.id === 'string' ? { entry: entry.id } : {};
}

/** Whether a field is empty. An end is not missing while it goes on. */
function lacks(entry: object, field: string): boolean {
  if (field === 'end' && Reflect.get(entry, 'present') === true) return false;
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

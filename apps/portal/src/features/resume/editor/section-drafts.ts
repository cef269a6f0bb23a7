import { type ResumeContent, type ResumeSection, resumeSectionValues } from '@careers/gateway/contract';
import * as v from 'valibot';
import { resumeRows } from '../model/sections/registry.ts';

/** What the device keeps of a section whose edits the server lacks, and what those were made on top of. */
const sectionDraft = v.object({ revision: v.number(), base: v.unknown(), typed: v.unknown() });
export type SectionDraft = v.InferOutput<typeof sectionDraft>;

/** Drafts by section; one that is read back may hold anything, and a broken section takes no other with it. */
export const sectionDrafts = v.record(v.string(), v.fallback(v.optional(sectionDraft), undefined));
export type SectionDrafts = v.InferOutput<typeof sectionDrafts>;

/** How a section begins: what was saved last that is known here, and what stands in its fields. */
export interface Opening<Value> {
  readonly base: Value;
  readonly revision: number;
  readonly typed: Value;
  /** Whether it has edits that the server may lack. */
  readonly isRestored: boolean;
}

/**
 * Opens a section on what the server has, or on a draft of the device: that goes on from what it was typed on top of, so
 * that what others have saved since is merged as after any other save. A draft that does not fit is none.
 */
export function openSection<Section extends ResumeSection>(
  section: Section,
  { value, revision }: { readonly value: ResumeContent[Section]; readonly revision: number },
  draft: SectionDraft | undefined,
): Opening<ResumeContent[Section]> {
  const base = draft && readValue(section, draft.base);
  const typed = draft && readTyped(section, draft.typed);
  // A revision of the future is that of another world, or of an account that began anew.
  if (!draft || base === undefined || typed === undefined || draft.revision > revision)
    return { base: value, revision, typed: value, isRestored: false };
  return { base, revision: draft.revision, typed, isRestored: true };
}

/** What was typed: as it can be stored it has to fit, dates are texts in it. */
export function readTyped<Section extends ResumeSection>(section: Section, typed: unknown) {
  try {
    // Of any shape until it has been read: a row that cannot take it throws.
    const row = resumeRows[section];
    const value = readValue(section, row.stored(typed as ResumeContent[Section]));
    return value === undefined ? undefined : row.keepTyped(value, typed);
  } catch {
    return undefined;
  }
}

function readValue<Section extends ResumeSection>(
  section: Section,
  value: unknown,
): ResumeContent[Section] | undefined {
  const schema: v.GenericSchema = resumeSectionValues[section];
  const isFile = section === 'photo' || section === 'video';
  const read = v.safeParse(isFile ? v.nullable(schema) : schema, value);
  // What was read by the section's own schema; the compiler has lost which one that was.
  return read.success ? (read.output as ResumeContent[Section]) : undefined;
}

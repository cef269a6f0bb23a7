import { type ResumeContent, type ResumeSection, resumeSectionValues } from '@careers/gateway/contract';
import * as v from 'valibot';
import { resumeRows } from '../model/sections/registry.ts';
import type { SectionValue } from './any-section.ts';

/**
 * The draft of a section with unsaved edits: its value, the revision and value that it was edited from, and the values that were sent
 * and not acknowledged.
 */
const sectionDraft = v.object({
  revision: v.number(),
  base: v.unknown(),
  typed: v.unknown(),
  sent: v.optional(v.array(v.unknown())),
});
export type SectionDraft = v.InferOutput<typeof sectionDraft>;

/** Drafts by section. A stored draft may hold anything: a broken section is dropped alone. */
export const sectionDrafts = v.record(v.string(), v.fallback(v.optional(sectionDraft), undefined));
export type SectionDrafts = v.InferOutput<typeof sectionDrafts>;

/** How a section starts: the last saved value that is known here, and the value in its fields. */
export interface Opening<Value> {
  readonly base: Value;
  readonly revision: number;
  readonly typed: Value;
  /** Values that an earlier page may have sent without an answer: if the server has one of them, nobody else has edited. */
  readonly sent: readonly Value[];
  /** Whether it has edits that the server may not have. */
  readonly isRestored: boolean;
}

/**
 * Opens a section with the server's value or with a draft of the device. A draft continues from the value that it was
 * edited from, so that later saves by others are merged as usual. A draft that does not fit is ignored.
 */
export function openSection<Section extends ResumeSection>(
  section: Section,
  { value, revision }: { readonly value: ResumeContent[Section]; readonly revision: number },
  draft: SectionDraft | undefined,
): Opening<ResumeContent[Section]> {
  const base = draft && readValue(section, draft.base);
  const typed = draft && readTyped(section, draft.typed);
  // A higher revision than the server's belongs to another world or to an account that was created again.
  if (!draft || base === undefined || typed === undefined || draft.revision > revision)
    return { base: value, revision, typed: value, sent: [], isRestored: false };
  // A page that is left sends what waits to be saved, and hears no answer.
  const sent = [...(draft.sent ?? []), resumeRows[section].stored(typed)];
  return {
    base,
    revision: draft.revision,
    typed,
    sent: sent.map((value) => readValue(section, value)).filter((value) => value !== undefined),
    isRestored: true,
  };
}

interface OpenedResume {
  readonly content: ResumeContent;
  readonly revision: number;
  readonly sections: readonly ResumeSection[];
  readonly drafts: SectionDrafts;
}

/** Opens sections of a resume, each with its draft if there is one. */
export function openSections({ content, revision, sections, drafts }: OpenedResume): Opening<SectionValue>[] {
  return sections.map((section) => {
    const value = content[section];
    return openSection(section, { value, revision }, drafts[section]);
  });
}

/** Reads a typed value, in which dates are texts: what can be stored of it has to match the schema. */
export function readTyped<Section extends ResumeSection>(section: Section, typed: unknown) {
  try {
    // It may have any shape here, and a row that cannot handle it throws.
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
  // It was parsed with this section's own schema, which the compiler no longer knows.
  return read.success ? (read.output as ResumeContent[Section]) : undefined;
}

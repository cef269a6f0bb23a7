import {
  type ImprovableSection,
  type Improvement,
  type OpenResumeImprovement,
  type ResumeContent,
  resumeSectionValues,
} from '@careers/gateway/contract';
import * as v from 'valibot';
import { readTyped } from '../editor/section-drafts.ts';
import { resumeRows } from '../model/sections/registry.ts';

/** The value and revision of a section that the user's edits started from. */
const seenSection = v.object({ revision: v.number(), value: v.unknown() });

/** What is typed into the requested sections, and what it started from. A stored draft may hold anything. */
export const improveValues = v.object({
  sections: v.record(v.string(), v.unknown()),
  seen: v.optional(v.record(v.string(), seenSection)),
});
export type ImproveValues = v.InferOutput<typeof improveValues>;

/** The values of the resume when the page is opened. */
export function valuesOf({ sections, revision }: OpenResumeImprovement): ImproveValues {
  return {
    sections: Object.fromEntries(sections.map(({ section, value }) => [section, value])),
    seen: Object.fromEntries(sections.map(({ section, value }) => [section, { revision, value }])),
  };
}

/** The value in the fields of a section: what was typed if it fits the schema, else what the resume has. */
export function typedIn<Section extends ImprovableSection>(
  section: Section,
  typed: unknown,
  request: OpenResumeImprovement,
): ResumeContent[Section] {
  return readTyped(section, typed) ?? currentValue(section, request);
}

/** The values of empty sections, which a backend may leave out of its reply. */
const emptySections: Readonly<Pick<ResumeContent, ImprovableSection>> = {
  basics: v.parse(resumeSectionValues.basics, {}),
  intention: { industry: [], category: [], position: [], places: [] },
  education: [],
  work: [],
  projects: [],
  languages: [],
  certificates: [],
  awards: [],
  family: [],
  selfEvaluation: '',
};

/** The value of a section in the resume. */
export function currentValue<Section extends ImprovableSection>(
  section: Section,
  { sections }: OpenResumeImprovement,
): ResumeContent[Section] {
  const value = sections.find((one) => one.section === section)?.value ?? emptySections[section];
  const found = readTyped(section, value);
  if (found === undefined) throw new RangeError(`${section} is no section to be improved`);
  return found;
}

/** The requested sections as they are sent. */
export function submittedSections(
  request: OpenResumeImprovement,
  { sections }: ImproveValues,
): Improvement[] {
  return request.asks.map(({ section }) =>
    submittedSection(section, typedIn(section, sections[section], request)),
  );
}

function submittedSection<Section extends ImprovableSection>(
  section: Section,
  typed: ResumeContent[Section],
): Improvement {
  // The value belongs to its section, which the compiler cannot see for an item of a list.
  return { section, value: resumeRows[section].stored(typed) } as Improvement;
}

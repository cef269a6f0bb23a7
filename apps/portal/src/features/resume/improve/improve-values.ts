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

/** What a section said when it was typed upon, and of which revision that is. */
const seenSection = v.object({ revision: v.number(), value: v.unknown() });

/** What is typed into the asked sections, and upon what; a draft that is read back may hold anything. */
export const improveValues = v.object({
  sections: v.record(v.string(), v.unknown()),
  seen: v.optional(v.record(v.string(), seenSection)),
});
export type ImproveValues = v.InferOutput<typeof improveValues>;

/** What stands in the resume when the page is opened. */
export function valuesOf({ sections, revision }: OpenResumeImprovement): ImproveValues {
  return {
    sections: Object.fromEntries(sections.map(({ section, value }) => [section, value])),
    seen: Object.fromEntries(sections.map(({ section, value }) => [section, { revision, value }])),
  };
}

/** What stands in the fields of a section: what was typed, if it fits, else what the resume has. */
export function typedIn<Section extends ImprovableSection>(
  section: Section,
  typed: unknown,
  request: OpenResumeImprovement,
): ResumeContent[Section] {
  return readTyped(section, typed) ?? standing(section, request);
}

/** What stands in for a section in which nothing stands yet: a backend may leave it out of its reply. */
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

/** What the resume has in a section. */
export function standing<Section extends ImprovableSection>(
  section: Section,
  { sections }: OpenResumeImprovement,
): ResumeContent[Section] {
  const value = sections.find((one) => one.section === section)?.value ?? emptySections[section];
  const found = readTyped(section, value);
  if (found === undefined) throw new RangeError(`${section} is no section to be improved`);
  return found;
}

/** The asked sections as they are handed in. */
export function handedIn(request: OpenResumeImprovement, { sections }: ImproveValues): Improvement[] {
  return request.asks.map(({ section }) => handedInOf(section, typedIn(section, sections[section], request)));
}

function handedInOf<Section extends ImprovableSection>(
  section: Section,
  typed: ResumeContent[Section],
): Improvement {
  // A section and a value of its own: what the compiler cannot see of one out of a list.
  return { section, value: resumeRows[section].stored(typed) } as Improvement;
}

import * as v from 'valibot';
import { linkAnswer, linkParam, linkReceipt } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { queryResumeFields } from './resume.ts';
import { isAsWritten, resumeSectionValues } from './resume-sections.ts';
import { instant, number } from './shapes.ts';

/** Sections that somebody can be asked by link to improve: files belong to a session, and to the editor. */
export const improvableSections = [
  'basics',
  'intention',
  'education',
  'work',
  'projects',
  'languages',
  'certificates',
  'awards',
  'family',
  'selfEvaluation',
] as const;
export type ImprovableSection = (typeof improvableSections)[number];

const values = resumeSectionValues;

/** A section with what stands in it. */
// @__NO_SIDE_EFFECTS__
function filled<const Section extends ImprovableSection>(section: Section) {
  return v.object({ section: v.literal(section), value: values[section] });
}

/** A section, and what stands or is to stand in it. */
const improvement = v.variant('section', [
  filled('basics'),
  filled('intention'),
  filled('education'),
  filled('work'),
  filled('projects'),
  filled('languages'),
  filled('certificates'),
  filled('awards'),
  filled('family'),
  filled('selfEvaluation'),
]);
export type Improvement = v.InferOutput<typeof improvement>;

/** One section that is asked for, and why. */
const askedSection = v.object({
  section: v.picklist(improvableSections),
  /** What the recruiter would like to read there. */
  note: v.string(),
  /** Fields of the section, or of each of its entries, that have to be filled in. */
  requiredFields: v.array(v.string()),
});

const request = {
  ...requestFacts,
  /** What it is for, in the recruiter's words. */
  reason: v.string(),
  asks: v.pipe(v.array(askedSection), v.minLength(1)),
  /** What stands in each of these sections now, and the revision at which it does. */
  sections: v.array(improvement),
  revision: number,
  /** What a selection may be made of. */
  options: queryResumeFields.data.entries.options,
};

const improved = {
  ...requestFacts,
  improvedAt: instant,
  /** The sections that were handed in. */
  handedIn: v.array(v.picklist(improvableSections)),
};

export const resumeImprovementReceipt = linkReceipt(improved);
export type ResumeImprovementReceipt = v.InferOutput<typeof resumeImprovementReceipt>;

export const resumeImprovementAnswer = linkAnswer({ open: request, done: improved });
export type ResumeImprovementState = v.InferOutput<typeof resumeImprovementAnswer>;
export type OpenResumeImprovement = Extract<ResumeImprovementState, { state: 'open' }>;

const byLink = { groups: ['rm.resume'], access: 'link' } as const;

/** Which sections of a resume somebody is asked to complete or improve. Reading it changes nothing (decision 5.12). */
export const getResumeImprovement = defineMethod({
  name: 'getResumeImprovement',
  ...byLink,
  param: v.object(linkParam),
  data: resumeImprovementAnswer,
});

/**
 * Hands the asked sections in, all of them, once. They go into the resume, and into what the application shows. Refused with
 * `conflict` when one of them was saved after the revision that the writer has seen, with `incomplete` when one is empty or
 * lacks a required field; both say which `sections`.
 */
export const improveResume = defineMethod({
  name: 'improveResume',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    revision: number,
    sections: v.pipe(
      v.array(
        v.pipe(
          improvement,
          v.check(({ value }) => isAsWritten(value)),
        ),
      ),
      v.maxLength(improvableSections.length),
    ),
  }),
  data: resumeImprovementReceipt,
  reasons: [...requestReasons, 'conflict', 'incomplete', 'sectionNotAsked'],
});

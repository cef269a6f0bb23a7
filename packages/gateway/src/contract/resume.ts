import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { isAsWritten, resumeSections, resumeSectionValues } from './resume-sections.ts';
import { instant, named, nothing, number } from './shapes.ts';

export {
  genders,
  languageLevels,
  type ResumeContent,
  type ResumeSection,
  type ResumeValue,
  resumeSections,
  resumeSectionValues,
} from './resume-sections.ts';

/**
 * The candidate's resume, section by section. `revision` grows with each save, whatever the section. A section that is
 * not filled in is there all the same, empty; files alone may be absent. A choice has the name of its option in the
 * language of the call, whichever language it was chosen in; one that is none of the options keeps the name that it was saved with.
 */
export const resume = v.object({
  id: v.string(),
  revision: number,
  updatedAt: instant,
  ...resumeSectionValues,
  photo: v.optional(resumeSectionValues.photo),
  video: v.optional(resumeSectionValues.video),
  /** Required sections that are not filled in; empty means it can be delivered. */
  missing: v.array(v.picklist(resumeSections)),
  /** The template that was chosen for it; absent while none was, and the site's first serves. */
  templateId: v.optional(v.string()),
});
export type Resume = v.InferOutput<typeof resume>;

export const getResume = defineMethod({
  name: 'getResume',
  groups: ['rm.resume'],
  access: 'session',
  param: nothing,
  data: resume,
});

/** A revision that the writer has seen, and a section with what is to stand there. A file that goes away is null. */
// @__NO_SIDE_EFFECTS__
function saving<const Section extends string, const Value extends v.GenericSchema>(
  section: Section,
  value: Value,
) {
  return v.object({ section: v.literal(section), revision: number, value });
}

const values = resumeSectionValues;

/**
 * Saves one section (section 3). It is refused with `conflict` when the section was saved after the revision that the
 * writer has seen, unless it says the same; the refusal carries `section`, `revision`, `updatedAt` and `value` as the
 * server has them. Saves of other sections are no conflict.
 */
export const saveResume = defineMethod({
  name: 'saveResume',
  groups: ['rm.resume'],
  access: 'session',
  param: v.pipe(
    v.variant('section', [
      saving('photo', v.nullable(values.photo)),
      saving('basics', values.basics),
      saving('intention', values.intention),
      saving('education', values.education),
      saving('work', values.work),
      saving('projects', values.projects),
      saving('languages', values.languages),
      saving('certificates', values.certificates),
      saving('awards', values.awards),
      saving('family', values.family),
      saving('selfEvaluation', values.selfEvaluation),
      saving('attachments', values.attachments),
      saving('video', v.nullable(values.video)),
    ]),
    v.check(({ value }) => isAsWritten(value)),
  ),
  data: v.object({
    revision: number,
    updatedAt: instant,
    missing: v.array(v.picklist(resumeSections)),
  }),
  reasons: ['conflict', 'fileUnknown', 'fileTooLarge', 'fileWrongFormat'],
});

/** What a site asks for in a resume, in the order shown. Fields that are not named are asked for, and not required. */
export const queryResumeFields = defineMethod({
  name: 'queryResumeFields',
  groups: ['rm.resume'],
  access: 'session',
  siteBound: true,
  param: nothing,
  data: v.object({
    /** What a selection may be made of, in the language of the call. */
    options: v.object({
      industry: v.array(named),
      category: v.array(named),
      position: v.array(named),
      places: v.array(named),
      degree: v.array(named),
    }),
    sections: v.array(
      v.object({
        section: v.picklist(resumeSections),
        required: v.boolean(),
        /** Fields of the section, or of each of its entries, that have to be filled in. */
        requiredFields: v.array(v.string()),
      }),
    ),
  }),
});
export type ResumeField = v.InferOutput<typeof queryResumeFields.data>['sections'][number];

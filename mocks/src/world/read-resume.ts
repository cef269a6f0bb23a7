import { fileRef, resumeSections, upTo, resumeSectionValues as values } from '@careers/gateway/contract';
import * as v from 'valibot';
import type { StoredResume, StoredSnapshot } from '../domain/state.ts';
import { count, instant } from './read-numbers.ts';

// @__NO_SIDE_EFFECTS__
function written<const Value extends v.GenericSchema>(value: Value) {
  return v.exactOptional(v.object({ revision: count, updatedAt: instant, value }));
}

/** A template, as the contract's answers name it. */
export const templateId = v.pipe(v.string(), v.minLength(1), upTo(100));

/** The saved sections of a resume. */
export const writtenSections: v.GenericSchema<unknown, StoredResume['written']> = v.object({
  photo: written(v.nullable(values.photo)),
  basics: written(values.basics),
  intention: written(values.intention),
  education: written(values.education),
  work: written(values.work),
  projects: written(values.projects),
  languages: written(values.languages),
  certificates: written(values.certificates),
  awards: written(values.awards),
  family: written(values.family),
  selfEvaluation: written(values.selfEvaluation),
  attachments: written(values.attachments),
  video: written(v.nullable(values.video)),
});

const content = v.object({ ...values, photo: v.nullable(values.photo), video: v.nullable(values.video) });

/** The content of a delivery. */
export const storedSnapshot: v.GenericSchema<unknown, StoredSnapshot> = v.object({
  source: v.picklist(['resume', 'employee', 'quick']),
  templateId,
  content,
  firstSent: v.exactOptional(content),
  changed: v.exactOptional(v.record(v.picklist(resumeSections), count)),
  file: v.exactOptional(fileRef),
});

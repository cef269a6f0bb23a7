import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { instant, named, nothing, number } from './shapes.ts';

/** A file kept by the file gateway. */
export const fileRef = v.object({
  fileId: v.string(),
  fileName: v.string(),
  size: number,
  url: v.optional(v.string()),
});
export type FileRef = v.InferOutput<typeof fileRef>;

/** `YYYY-MM`; an absent end means "to present". */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const period = { id: v.string(), start: month, end: v.optional(month) };

export const resumeSections = ['basics', 'intention', 'education', 'work', 'selfEvaluation'] as const;
export type ResumeSection = (typeof resumeSections)[number];

/** The candidate's resume. `revision` grows with each save. */
export const resume = v.object({
  id: v.string(),
  revision: number,
  updatedAt: instant,
  photo: v.optional(fileRef),
  basics: v.object({
    name: v.optional(v.string(), ''),
    gender: v.optional(v.string(), ''),
    phone: v.optional(v.string(), ''),
    email: v.optional(v.string(), ''),
    city: v.optional(v.string(), ''),
  }),
  intention: v.object({
    industry: v.pipe(v.array(named), v.maxLength(3)),
    category: v.pipe(v.array(named), v.maxLength(3)),
    position: v.pipe(v.array(named), v.maxLength(3)),
    places: v.array(named),
  }),
  education: v.array(v.object({ ...period, school: v.string(), major: v.string(), degree: v.string() })),
  work: v.array(
    v.object({ ...period, company: v.string(), post: v.string(), description: v.optional(v.string(), '') }),
  ),
  selfEvaluation: v.optional(v.string(), ''),
  attachments: v.array(fileRef),
  /** Required sections that are not filled in; empty means it can be delivered. */
  missing: v.array(v.picklist(resumeSections)),
});
export type Resume = v.InferOutput<typeof resume>;

export const getResume = defineMethod({
  name: 'getResume',
  groups: ['rm.resume'],
  access: 'session',
  param: nothing,
  data: resume,
});

import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { number } from './shapes.ts';

/** Why nothing could be read of a file: it holds no words, a password guards it, or it is damaged. */
export const parseFailures = ['noText', 'locked', 'broken'] as const;

/**
 * One thing that was read. `path` is its place in a resume: a section (`selfEvaluation`), a field of it (`basics.name`), or
 * a field of the entry with that number (`education.0.school`). Entries are numbered as the file has them, and are no
 * entries of the resume that the person has. `confidence` goes from 0 to 1.
 */
export const parsedField = v.object({
  path: v.pipe(v.string(), v.regex(/^[a-zA-Z]+(\.\d{1,3})?(\.[a-zA-Z]+)?$/)),
  value: v.union([v.string(), v.boolean()]),
  confidence: v.pipe(number, v.minValue(0), v.maxValue(1)),
  /** Where in the file it stands: the page, counted from 1, and the line. */
  place: v.optional(v.object({ page: v.optional(number), line: v.string() })),
});
export type ParsedField = v.InferOutput<typeof parsedField>;

/**
 * Begins to read a file that the caller has uploaded, of a format that resumes are imported from (section 5). The same
 * file again is the same job.
 */
export const parseResume = defineMethod({
  name: 'parseResume',
  groups: ['rm.resume'],
  access: 'session',
  param: v.object({ fileId: v.string() }),
  data: v.object({ jobId: v.string() }),
  reasons: ['fileUnknown', 'fileTooLarge', 'fileWrongFormat'],
});

/** How far the reading of a file is, and what was read. Nothing of it is written into the resume by itself. */
export const getParseResult = defineMethod({
  name: 'getParseResult',
  groups: ['rm.resume'],
  access: 'session',
  param: v.object({ jobId: v.string() }),
  data: v.variant('state', [
    v.object({ state: v.literal('queued') }),
    v.object({ state: v.literal('reading') }),
    v.object({ state: v.literal('done'), fields: v.array(parsedField) }),
    v.object({ state: v.literal('failed'), reason: v.picklist(parseFailures), message: v.string() }),
  ]),
  reasons: ['jobUnknown'],
});
export type ParseResult = v.InferOutput<typeof getParseResult.data>;

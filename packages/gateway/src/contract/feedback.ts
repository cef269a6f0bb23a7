import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { idempotencyKey, upTo } from './shapes.ts';

/** More than any contact, any file's id, and any number of files has. */
const CONTACT_MAX = 200;
const ID_MAX = 100;
const FILES_MAX = 20;

/**
 * What a visitor has to say about the site; `contact` is where an answer may go. Files are those that the session's
 * account has uploaded (decision 0051).
 */
export const submitFeedback = defineMethod({
  name: 'submitFeedback',
  groups: ['rm.websiteView'],
  siteBound: true,
  submit: true,
  param: v.object({
    content: v.string(),
    contact: v.optional(v.pipe(v.string(), upTo(CONTACT_MAX))),
    fileIds: v.optional(v.pipe(v.array(v.pipe(v.string(), upTo(ID_MAX))), v.maxLength(FILES_MAX))),
    idempotencyKey,
  }),
  data: v.object({}),
  reasons: [
    'feedbackEmpty',
    'feedbackTooLong',
    'feedbackFilesTooMany',
    'fileUnknown',
    'fileTooLarge',
    'fileWrongFormat',
  ],
});

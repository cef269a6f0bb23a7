import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { idempotencyKey } from './shapes.ts';

/** What a visitor has to say about the site; `contact` is where an answer may go. */
export const submitFeedback = defineMethod({
  name: 'submitFeedback',
  groups: ['rm.websiteView'],
  siteBound: true,
  submit: true,
  param: v.object({
    content: v.string(),
    contact: v.optional(v.string()),
    fileIds: v.optional(v.array(v.string())),
    idempotencyKey,
  }),
  data: v.object({}),
  reasons: ['feedbackEmpty', 'feedbackTooLong'],
});

import * as v from 'valibot';
import { linkParam } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestReasons } from './requests.ts';
import {
  improvableSections,
  improveResume,
  resumeImprovementAnswer,
  resumeImprovementReceipt,
} from './resume-improve.ts';

const byLink = { groups: ['rm.resumeUpdate'], access: 'link' } as const;

/**
 * The sections of the resume that was sent with an application, to be brought up to date for it. It says and asks what a request
 * for a better resume does; `revision` is of what was sent: it
 * begins at 1, and grows with each change of it, by whatever link.
 */
export const getResumeUpdate = defineMethod({
  name: 'getResumeUpdate',
  ...byLink,
  param: v.object(linkParam),
  data: resumeImprovementAnswer,
});

/**
 * Hands the sections in, all of them, once: the application shows them from then on. The person’s own resume stays as it is.
 * Refused with `conflict` when one of them was changed after the revision that the writer has seen, unless it says the same,
 * with `incomplete` when one is empty or lacks a required field; both say which `sections`.
 */
export const submitResumeUpdate = defineMethod({
  name: 'submitResumeUpdate',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    revision: improveResume.param.entries.revision,
    sections: v.pipe(improveResume.param.entries.sections, v.maxLength(improvableSections.length)),
  }),
  data: resumeImprovementReceipt,
  reasons: [...requestReasons, 'conflict', 'incomplete', 'sectionNotAsked'],
});

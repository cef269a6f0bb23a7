import * as v from 'valibot';
import { linkAnswer, linkParam } from './links.ts';
import { defineMethod } from './method.ts';
import { linkSubmitParam, requestFacts, requestReasons } from './requests.ts';
import { answeredResume, askedResume } from './resume-view.ts';
import { instant } from './shapes.ts';

/** What a manager says of a resume that was forwarded to them. */
export const forwardOpinions = ['suitable', 'notSuitable'] as const;
const forwarded = { ...requestFacts, ...askedResume };

const judged = {
  ...requestFacts,
  ...answeredResume,
  opinion: v.object({ kind: v.picklist(forwardOpinions), at: instant, comment: v.optional(v.string()) }),
};

/** `handled`, with the outcome `passedOn`: whoever has the link has sent the resume on to a colleague. */
export const forwardAnswer = linkAnswer({ open: forwarded, done: judged });
export type ForwardState = v.InferOutput<typeof forwardAnswer>;

const byLink = { groups: ['forwardResumeOperation'], access: 'link' } as const;

/** The resume that was forwarded to a manager, and what they said of it. */
export const queryForward = defineMethod({
  name: 'queryForward',
  ...byLink,
  param: v.object(linkParam),
  data: forwardAnswer,
});

/**
 * Says whether a resume suits, for good, or passes it on to a colleague, who gets a link of their own; this one then shows nothing any
 * more. That it does not suit needs a comment of at most 1000 characters.
 */
export const submitForward = defineMethod({
  name: 'submitForward',
  ...byLink,
  submit: true,
  param: v.object({
    ...linkSubmitParam,
    decision: v.picklist([...forwardOpinions, 'passOn']),
    comment: v.optional(v.string()),
    /** To whom it is passed on: an address of the company. */
    colleague: v.optional(v.string()),
  }),
  data: forwardAnswer,
  reasons: [...requestReasons, 'commentRequired', 'commentTooLong', 'colleagueUnknown'],
});

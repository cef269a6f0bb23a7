import * as v from 'valibot';
import { linkParam, linkView } from './links.ts';
import { defineMethod } from './method.ts';
import { resumeSectionValues } from './resume-sections.ts';
import { fileRef, instant, named, nothing, upTo } from './shapes.ts';

/** More than any id has. */
const ID_MAX = 100;

/** A template's id. The portal draws one that it does not know as its first. */
const templateId = v.pipe(v.string(), v.minLength(1), upTo(ID_MAX));

/** A file that may not be there: null for whoever reads it, absent on the wire. */
const maybeFile = v.optional(v.nullable(fileRef), null);

/** A resume as it is shown and printed: all its sections, and the template that they are shown in. */
export const resumeView = v.object({
  templateId,
  content: v.object({ ...resumeSectionValues, photo: maybeFile, video: maybeFile }),
});
export type ResumeView = v.InferOutput<typeof resumeView>;

/** The resume that somebody is asked about by a link. */
export const askedResume = {
  view: resumeView,
  /** What was handed in as a file. */
  file: v.optional(fileRef),
};

/** The same beside the receipt of what was said of it. Once the application is over, it is nobody's to read any more, and is left out. */
export const answeredResume = { ...askedResume, view: v.optional(resumeView) };

/** The templates that a site offers for a resume, in its order, and the one that serves until another is chosen. */
export const queryResumeTemplates = defineMethod({
  name: 'queryResumeTemplates',
  groups: ['rm.resume'],
  access: 'session',
  siteBound: true,
  param: nothing,
  data: v.object({ templates: v.array(named), startsWith: templateId }),
});

/** Chooses the template that the session’s candidate’s resume is shown in. Its sections and revision stay as they are. */
export const saveResumeTemplate = defineMethod({
  name: 'saveResumeTemplate',
  groups: ['rm.resume'],
  access: 'session',
  param: v.object({ templateId }),
  data: v.object({ templateId }),
  reasons: ['templateUnknown'],
});

/** A resume that was sent to somebody of the company, for what position, and until when they may read it. */
const shown = {
  candidateName: v.string(),
  position: v.object({
    post: v.string(),
    companyDescr: v.string(),
    deptIdDescr: v.string(),
    /** The city's name. */
    workPlace: v.string(),
  }),
  sentAt: instant,
  /** Until when the link opens it. */
  expiresAt: instant,
  view: resumeView,
  /** What was handed in as a file: it is the resume where `view` has nothing but who it is from. */
  file: v.optional(fileRef),
};

/**
 * The resume that a link shows to whom it was sent to. `handled`: the application is over, and the resume is nobody's to
 * read any more.
 */
export const getResumeView = defineMethod({
  name: 'getResumeView',
  groups: ['rm.resume'],
  access: 'link',
  param: v.object(linkParam),
  data: linkView(shown),
});
export type ShownResume = Extract<v.InferOutput<typeof getResumeView.data>, { state: 'open' }>;

/** The address from which a file of the resume can be downloaded that a link shows; of its files alone (section 7). */
export const downloadResumeAtt = defineMethod({
  name: 'downloadResumeAtt',
  groups: ['rm.websiteViewNoAuth'],
  access: 'link',
  param: v.object({ ...linkParam, fileId: v.pipe(v.string(), upTo(ID_MAX)) }),
  data: linkView({ url: v.string() }),
  reasons: ['fileUnknown'],
});

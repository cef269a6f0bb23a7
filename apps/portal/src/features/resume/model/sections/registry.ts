import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { attachments } from './attachments.ts';
import { awards } from './awards.ts';
import { basics } from './basics.ts';
import { certificates } from './certificates.ts';
import { education } from './education.ts';
import { family } from './family.ts';
import { intention } from './intention.ts';
import { languages } from './languages.ts';
import { photo } from './photo.ts';
import { projects } from './projects.ts';
import type { AnyRow } from './row.ts';
import { selfEvaluation } from './self-evaluation.ts';
import { video } from './video.ts';
import { work } from './work.ts';

/** What a row is to code that goes over sections of any kind. */
export type AnyRows = { readonly [Section in ResumeSection]: AnyRow<ResumeContent[Section]> };

/** The sections of a resume; editor, view, templates and import follow from these rows. */
export const resumeRegistry = {
  photo,
  basics,
  intention,
  education,
  work,
  projects,
  languages,
  certificates,
  awards,
  family,
  selfEvaluation,
  attachments,
  video,
} as const satisfies AnyRows;

/** The same to code that goes over sections of any kind: a section’s row is of what the section holds. */
export const resumeRows: AnyRows = resumeRegistry;

import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { type AnyRow, fieldsRow, fileRow, filesRow, listRow, textRow } from './row.ts';
import { sectionFacts } from './section-facts.ts';

/** The rows as seen by code that handles sections of any kind. */
type AnyRows = { readonly [Section in ResumeSection]: AnyRow<ResumeContent[Section]> };

/** The sections of a resume: editor, view, templates and import are all driven by these rows. */
export const resumeRegistry = {
  photo: fileRow(sectionFacts.photo),
  basics: fieldsRow(sectionFacts.basics),
  intention: fieldsRow(sectionFacts.intention),
  education: listRow(sectionFacts.education),
  work: listRow(sectionFacts.work),
  projects: listRow(sectionFacts.projects),
  languages: listRow(sectionFacts.languages),
  certificates: listRow(sectionFacts.certificates),
  awards: listRow(sectionFacts.awards),
  family: listRow(sectionFacts.family),
  selfEvaluation: textRow(sectionFacts.selfEvaluation),
  attachments: filesRow(sectionFacts.attachments),
  video: fileRow(sectionFacts.video),
} as const satisfies AnyRows;

/** The same rows for code that handles sections of any kind, with each row typed by what its section holds. */
export const resumeRows: AnyRows = resumeRegistry;

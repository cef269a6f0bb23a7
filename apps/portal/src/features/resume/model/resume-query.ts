import { type CallOptions, readRefusal } from '@careers/gateway';
import {
  getResume,
  type ParamOf,
  queryResumeFields,
  type Resume,
  type ResumeContent,
  type ResumeSection,
  resumeSectionValues,
  saveResume,
} from '@careers/gateway/contract';
import * as v from 'valibot';
import { methodQuery } from '../../../core/calls/method-query.ts';
import type { Portal } from '../../../core/portal/portal.ts';
import type { Versioned } from '../../../forms/autosave.ts';
import { sectionOnce } from './each-once.ts';

export function resumeQuery(portal: Portal) {
  return methodQuery(portal, getResume, {});
}

/** The fields that the site asks for in a resume, with its lists of options in the shown language. */
export function resumeFieldsQuery(portal: Portal) {
  return methodQuery(portal, queryResumeFields, {});
}

/** Only the sections of a resume; a missing file is null, and no section has anything twice. */
export function contentOf(resume: Resume): ResumeContent {
  const { id: _, revision: _1, updatedAt: _2, missing: _3, templateId: _4, ...sections } = resume;
  return {
    ...sections,
    intention: sectionOnce('intention', sections.intention),
    education: sectionOnce('education', sections.education),
    work: sectionOnce('work', sections.work),
    projects: sectionOnce('projects', sections.projects),
    languages: sectionOnce('languages', sections.languages),
    certificates: sectionOnce('certificates', sections.certificates),
    awards: sectionOnce('awards', sections.awards),
    family: sectionOnce('family', sections.family),
    attachments: sectionOnce('attachments', sections.attachments),
    photo: sections.photo ?? null,
    video: sections.video ?? null,
  };
}

/**
 * Saves one section on top of a revision that the writer has seen, and returns the new revision.
 * @throws {GatewayFailure} of the reason `conflict`, which `readConflict` reads, or of a file that is refused.
 */
export async function saveSection<Section extends ResumeSection>(
  { gateway }: Portal,
  section: Section,
  { value, revision }: Versioned<ResumeContent[Section]>,
  options: CallOptions = {},
): Promise<number> {
  // This function's types already tie the value to the section; the compiler cannot follow that into the union.
  const param = { section, revision, value } as ParamOf<typeof saveResume>;
  return (await gateway.call(saveResume, param, options)).revision;
}

/** Reads the server's version of the section from the data of a `conflict` error. */
export function readConflict<Section extends ResumeSection>(
  section: Section,
  data: unknown,
): Versioned<ResumeContent[Section]> | undefined {
  const isFile = section === 'photo' || section === 'video';
  const value: v.GenericSchema = resumeSectionValues[section];
  const shape = v.object({
    section: v.literal(section),
    revision: saveResume.data.entries.revision,
    value: isFile ? v.nullable(value) : value,
  });
  const read = readRefusal(shape, data);
  if (!read) return undefined;
  const { revision, value: theirs } = read;
  // It was parsed with this section's own schema, which the compiler no longer knows.
  return { revision, value: sectionOnce(section, theirs as ResumeContent[Section]) };
}

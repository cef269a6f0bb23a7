import type { DeliverySource, FileRef, Resume, ResumeSection, ResumeView } from '@careers/gateway/contract';

/** The resumes that can be sent: the person's own, and that of the directory if there is one. */
export interface Sendable {
  readonly resume: Resume;
  readonly employee: ResumeView | undefined;
}

/** The source that is chosen at first: the person's own resume, unless it is incomplete and the directory has one. */
export function firstSource(
  missing: readonly ResumeSection[],
  { inDirectory }: { readonly inDirectory: boolean },
): DeliverySource {
  return inDirectory && missing.length > 0 ? 'employee' : 'resume';
}

/** The sections that have to be filled in before a source can be sent. A file needs the basics, which say who it is from. */
export function missingOf(
  source: DeliverySource,
  missing: readonly ResumeSection[],
): readonly ResumeSection[] {
  if (source === 'employee') return [];
  return source === 'quick' ? missing.filter((section) => section === 'basics') : missing;
}

/** The source part of the delivery's param; undefined while its file is missing. */
export function sendingOf(
  source: DeliverySource,
  files: readonly FileRef[],
): { readonly source: DeliverySource; readonly fileId?: string } | undefined {
  if (source !== 'quick') return { source };
  const [file] = files;
  return file && { source, fileId: file.fileId };
}

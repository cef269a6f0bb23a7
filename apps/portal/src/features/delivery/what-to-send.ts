import type { DeliverySource, FileRef, Resume, ResumeSection, ResumeView } from '@careers/gateway/contract';

/** What can be sent from here: one's resume, the directory's where there is one, or a file. */
export interface Sendable {
  readonly resume: Resume;
  readonly employee: ResumeView | undefined;
}

/** The first choice, by what one's own resume lacks: what can go out as it is. */
export function firstSource(
  missing: readonly ResumeSection[],
  { inDirectory }: { readonly inDirectory: boolean },
): DeliverySource {
  return inDirectory && missing.length > 0 ? 'employee' : 'resume';
}

/** What is missing of what would be sent, by what one's own resume lacks; of a file, who it is from. */
export function missingOf(
  source: DeliverySource,
  missing: readonly ResumeSection[],
): readonly ResumeSection[] {
  if (source === 'employee') return [];
  return source === 'quick' ? missing.filter((section) => section === 'basics') : missing;
}

/** What a delivery is asked with, as soon as all of it is there. */
export function sendingOf(
  source: DeliverySource,
  files: readonly FileRef[],
): { readonly source: DeliverySource; readonly fileId?: string } | undefined {
  if (source !== 'quick') return { source };
  const [file] = files;
  return file && { source, fileId: file.fileId };
}

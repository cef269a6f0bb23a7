import type { DeliverySource, FileRef, Resume, ResumeSection, ResumeView } from '@careers/gateway/contract';

/** What can be sent from here: one's resume, the directory's where there is one, or a file. */
export interface Sendable {
  readonly resume: Resume;
  readonly employee: ResumeView | undefined;
}

/** A resume, as far as it matters here. */
type Lacking = Pick<Resume, 'missing'>;

/** The first choice: what can go out as it is. */
export function firstSource({
  resume,
  employee,
}: {
  readonly resume: Lacking;
  readonly employee: object | undefined;
}): DeliverySource {
  return employee && resume.missing.length > 0 ? 'employee' : 'resume';
}

/** What is missing of what would be sent; of a file, who it is from. */
export function missingOf(source: DeliverySource, { missing }: Lacking): readonly ResumeSection[] {
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

import { type FileRef, getResume } from '@careers/gateway/contract';
import { fileKinds } from '@careers/validation';
import type { Portal } from '../../../../core/portal.ts';
import { contentOf } from '../../model/resume-query.ts';
import type { Watch } from './progress.ts';
import { upload } from './read-at-gateway.ts';
import { saveOver } from './save-over.ts';

/** Whether a resume takes a file of this name among its attachments (section 5). */
export function mayKeep(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileKinds.resumeAttachment.extensions.some((one) => one === extension);
}

/** Puts a file among the attachments of the resume, as it was brought. */
export async function keepFile(
  portal: Portal,
  file: File | undefined,
  known: FileRef | undefined,
  watch: Watch,
): Promise<FileRef> {
  const ref = known ?? (file && (await upload(portal, file, watch)));
  if (!ref) throw new RangeError('there is no file any more');
  const resume = await portal.gateway.call(getResume, {});
  const { attachments } = contentOf(resume);
  const isThere = attachments.some(({ fileId }) => fileId === ref.fileId);
  if (!isThere) await saveOver(portal, 'attachments', attachments, [...attachments, ref], resume.revision);
  return ref;
}

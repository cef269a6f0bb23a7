import { type FileRef, getResume } from '@careers/gateway/contract';
import { fileKinds } from '@careers/validation';
import type { Portal } from '../../../../core/portal/portal.ts';
import { contentOf } from '../../model/resume-query.ts';
import type { Watch } from './progress.ts';
import { upload } from './read-at-gateway.ts';
import { saveOver } from './save-over.ts';

/** Whether a resume accepts a file of this name as an attachment (section 5). */
export function isAttachable(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileKinds.resumeAttachment.extensions.some((one) => one === extension);
}

/**
 * Adds a file to the attachments of the resume. `known` is its reference, if it was uploaded before; `onUploaded` is called with
 * the reference as soon as it is.
 */
export async function keepFile(
  portal: Portal,
  file: File | undefined,
  known: FileRef | undefined,
  watch: Watch,
  onUploaded: (ref: FileRef) => void,
): Promise<void> {
  const ref = known ?? (file && (await upload(portal, file, watch)));
  if (!ref) throw new RangeError('there is no file any more');
  onUploaded(ref);
  const resume = await portal.gateway.call(getResume, {});
  const { attachments } = contentOf(resume);
  const isThere = attachments.some(({ fileId }) => fileId === ref.fileId);
  if (!isThere) await saveOver(portal, 'attachments', attachments, [...attachments, ref], resume.revision);
}

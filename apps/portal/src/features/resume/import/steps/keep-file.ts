import { getResume, type ResumeContent } from '@careers/gateway/contract';
import { fileKinds } from '@careers/validation';
import type { Portal } from '../../../../core/portal/portal.ts';
import { ENTRIES_MAX } from '../../model/limits.ts';
import { contentOf } from '../../model/resume-query.ts';
import type { Watch } from './progress.ts';
import { saveOver } from './save-over.ts';
import { type UploadedFile, uploadOnce } from './uploaded-file.ts';

/** The resume has as many attachments as it may have. */
export class AttachmentsFull extends Error {
  override readonly name = 'AttachmentsFull';
}

/** Whether no further file can be attached. */
export function isFull({ attachments }: Pick<ResumeContent, 'attachments'>): boolean {
  return attachments.length >= ENTRIES_MAX;
}

/** Whether a resume accepts a file of this name as an attachment (section 5). */
export function isAttachable(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileKinds.resumeAttachment.extensions.some((one) => one === extension);
}

/**
 * Adds a file to the attachments of the resume.
 * @throws {AttachmentsFull} before anything is uploaded; {GatewayFailure}
 */
export async function keepFile(
  portal: Portal,
  file: File | undefined,
  uploaded: UploadedFile,
  watch: Watch,
): Promise<void> {
  const resume = await portal.gateway.call(getResume, {});
  const { attachments } = contentOf(resume);
  if (attachments.some(({ fileId }) => fileId === uploaded.ref?.fileId)) return;
  if (isFull({ attachments })) throw new AttachmentsFull();
  const ref = await uploadOnce(portal, uploaded, file, watch);
  const edit = { base: attachments, value: [...attachments, ref], revision: resume.revision };
  await saveOver(portal, 'attachments', edit);
}

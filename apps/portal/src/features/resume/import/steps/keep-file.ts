import { type FileRef, getResume, type ResumeContent } from '@careers/gateway/contract';
import { fileKinds } from '@careers/validation';
import type { Portal } from '../../../../core/portal/portal.ts';
import { ENTRIES_MAX } from '../../model/limits.ts';
import { contentOf } from '../../model/resume-query.ts';
import type { Watch } from './progress.ts';
import { upload } from './read-at-gateway.ts';
import { saveOver } from './save-over.ts';

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
 * Adds a file to the attachments of the resume. `known` is its reference, if it was uploaded before; `onUploaded` is called with
 * the reference as soon as it is.
 * @throws {AttachmentsFull} before anything is uploaded; {GatewayFailure}
 */
export async function keepFile(
  portal: Portal,
  file: File | undefined,
  known: FileRef | undefined,
  watch: Watch,
  onUploaded: (ref: FileRef) => void,
): Promise<void> {
  const resume = await portal.gateway.call(getResume, {});
  const { attachments } = contentOf(resume);
  if (known && attachments.some(({ fileId }) => fileId === known.fileId)) return;
  if (isFull({ attachments })) throw new AttachmentsFull();
  const ref = known ?? (file && (await upload(portal, file, watch)));
  if (!ref) throw new RangeError('there is no file any more');
  onUploaded(ref);
  await saveOver(portal, 'attachments', attachments, [...attachments, ref], resume.revision);
}

import type { FileRef } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal/portal.ts';
import { loadTransfer } from '../../../../forms/uploads.ts';
import type { Watch } from './progress.ts';

/** The reference of an import's file, once it was uploaded: no step uploads it again. */
export interface UploadedFile {
  ref: FileRef | undefined;
}

/**
 * Uploads a file to the file gateway, unless that was done before.
 * @throws {GatewayFailure} if the upload fails; {RangeError} if it was not uploaded, and the page no longer has the file
 */
export async function uploadOnce(
  portal: Portal,
  uploaded: UploadedFile,
  file: File | undefined,
  watch: Watch,
): Promise<FileRef> {
  if (uploaded.ref) return uploaded.ref;
  if (!file) throw new RangeError('there is no file any more');
  const ref = await upload(portal, file, watch);
  uploaded.ref = ref;
  return ref;
}

async function upload(portal: Portal, file: File, { signal, tell }: Watch): Promise<FileRef> {
  const { openFileGateway } = await loadTransfer();
  const { fileId, fileName, size } = await openFileGateway(portal).upload(file, {
    signal,
    onProgress: (sent, total) =>
      tell({ stage: 'uploading', share: total > 0 ? Math.min(1, sent / total) : 0 }),
  });
  return { fileId, fileName, size };
}

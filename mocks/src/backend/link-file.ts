import { SIGNATURE_BYTES } from '@careers/validation';
import { BusinessError, type CallContext } from './context.ts';

/**
 * A file that was uploaded by the call's link, and its first bytes, by which it is judged.
 * @throws {BusinessError} fileUnknown also for another link's
 */
export function linkFile(context: CallContext, fileId: string) {
  const { token } = context.requireLink();
  const stored = context.files.get(fileId);
  if (stored?.linkToken !== token) throw new BusinessError('fileUnknown');
  const { name, bytes } = stored;
  const size = bytes.length;
  return { file: { fileId, fileName: name, size }, name, size, head: bytes.subarray(0, SIGNATURE_BYTES) };
}

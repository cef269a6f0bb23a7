import { BusinessError, type CallContext } from './context.ts';

/**
 * A file that was uploaded by the call's link, and what it is judged by.
 * @throws {BusinessError} fileUnknown also for another link's
 */
export function linkFile(context: CallContext, fileId: string) {
  const { token } = context.requireLink();
  const stored = context.files.get(fileId);
  if (stored?.linkToken !== token) throw new BusinessError('fileUnknown');
  return { file: { fileId, fileName: stored.name, size: stored.bytes.length }, stored };
}

import { BusinessError, type CallContext } from './context.ts';

/**
 * A file that was uploaded by the call's link, with the facts by which it is checked.
 * @throws {BusinessError} fileUnknown, also for another link's file
 */
export function linkFile(context: CallContext, fileId: string) {
  const { token } = context.requireLink();
  const stored = context.files.get(fileId);
  if (stored?.linkToken !== token) throw new BusinessError('fileUnknown');
  return { file: { fileId, fileName: stored.name, size: stored.bytes.length }, stored };
}

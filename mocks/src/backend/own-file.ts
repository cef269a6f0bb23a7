import type { FileRef } from '@careers/gateway/contract';
import { checkFile, type FileKind } from '@careers/validation';
import { BusinessError, type CallContext } from './context.ts';

/**
 * A file that the session's account has uploaded, judged as what it is handed in as (section 5).
 * @throws {BusinessError} fileUnknown also for somebody else's, fileTooLarge, fileWrongFormat
 */
export function ownFile(context: CallContext, kind: FileKind, fileId: string): FileRef {
  const file = context.files.get(fileId);
  if (file?.accountId !== context.requireAccount().id) throw new BusinessError('fileUnknown');
  const { name, bytes } = file;
  const wrong = checkFile(kind, file);
  if (wrong) throw new BusinessError(wrong === 'fileTooLarge' ? 'fileTooLarge' : 'fileWrongFormat');
  return { fileId, fileName: name, size: bytes.length };
}

import type { FileRef } from '@careers/gateway/contract';
import type { FileKind } from '@careers/validation';
import { BusinessError, type CallContext } from './context.ts';
import { refuseFile } from './refuse-file.ts';
import { findFile } from './sample-files.ts';

/**
 * A file of the session's account, which it has uploaded or its sample resume came with, checked for what it is used for (section 5).
 * @throws {BusinessError} fileUnknown also for somebody else's file and for visitors, fileTooLarge, fileWrongFormat
 */
export function ownFile(context: CallContext, kind: FileKind, fileId: string): FileRef {
  const { account } = context;
  const file = findFile(context, fileId);
  if (!account || file?.accountId !== account.id) throw new BusinessError('fileUnknown');
  const { name, bytes } = file;
  refuseFile(kind, file);
  return { fileId, fileName: name, size: bytes.length };
}

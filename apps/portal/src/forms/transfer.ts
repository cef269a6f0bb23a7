import { checkDeviceFile, type FileCode, type FileKind } from '@careers/validation';

export { openFileGateway } from '../core/file-gateway.ts';

/** Why a file is not sent; `fileUnreadable` is one that is gone from the device, or that it keeps to itself. */
export type TransferCode = FileCode | 'fileUnreadable';

/** Checks a file as the specification's section 5 does: extension, size, and what it is by its bytes. */
export async function checkChosenFile(kind: FileKind, file: File): Promise<TransferCode | undefined> {
  try {
    return await checkDeviceFile(kind, file);
  } catch {
    return 'fileUnreadable';
  }
}

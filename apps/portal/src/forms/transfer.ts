import { checkDeviceFile, type FileCode, type FileKind } from '@careers/validation';

export { openFileGateway } from '../core/calls/file-gateway.ts';

/** Why a file is not uploaded; `fileUnreadable`: it was removed from the device, or may not be read. */
export type TransferCode = FileCode | 'fileUnreadable';

/** Checks a file by extension, size and first bytes (section 5). */
export async function checkChosenFile(kind: FileKind, file: File): Promise<TransferCode | undefined> {
  try {
    return await checkDeviceFile(kind, file);
  } catch {
    return 'fileUnreadable';
  }
}

import { checkFile, type FileKind } from '@careers/validation';
import type { StoredFile } from '../core/stored-file.ts';
import { BusinessError } from './context.ts';

/**
 * Refuses a file for what it is used for (section 5, decision 6.5).
 * @throws {BusinessError} fileTooLarge, fileWrongFormat also for an empty file
 */
export function refuseFile(kind: FileKind, file: Pick<StoredFile, 'name' | 'bytes'>): void {
  const wrong = checkFile(kind, file);
  if (wrong) throw new BusinessError(wrong === 'fileTooLarge' ? 'fileTooLarge' : 'fileWrongFormat');
}

import { checkFile, type FileCode, type FileKind, SIGNATURE_BYTES } from '@careers/validation';

export { openFileGateway } from '../core/file-gateway.ts';

/** Why a file is not sent; `fileUnreadable` is one that is gone from the device, or that it keeps to itself. */
export type TransferCode = FileCode | 'fileUnreadable';

/** Judges a file as the specification's section 5 does: extension, size and first bytes. */
export async function judgeFile(kind: FileKind, file: File): Promise<TransferCode | undefined> {
  const head = await readHead(file);
  return head ? checkFile(kind, file, head) : 'fileUnreadable';
}

async function readHead(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch {
    return undefined;
  }
}

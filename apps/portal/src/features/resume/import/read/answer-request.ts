import type { ParsedField } from '@careers/gateway/contract';
import { readStructure } from '../structure/read-structure.ts';
import { ReadFailure, type ReadFailureReason } from './read-failure.ts';
import { type OwnFormat, prepareFor, readFile } from './read-file.ts';

export type ReadRequest =
  /** Load the reader of a format, as a file of it may follow. */
  | { readonly kind: 'prepare'; readonly format: OwnFormat }
  | { readonly kind: 'read'; readonly format: OwnFormat; readonly bytes: Uint8Array<ArrayBuffer> };

export type ReadMessage =
  | { readonly kind: 'prepared'; readonly format: OwnFormat }
  /** The reader of the format could not be loaded, which is not the file's fault. */
  | { readonly kind: 'unprepared'; readonly format: OwnFormat }
  | { readonly kind: 'page'; readonly page: number; readonly pages: number }
  | { readonly kind: 'read'; readonly fields: readonly ParsedField[] }
  | { readonly kind: 'failed'; readonly reason: ReadFailureReason };

/** Reads a file for the page and reports progress; always ends with the result or the reason of the failure. */
export async function answerRequest(
  request: ReadRequest,
  tell: (message: ReadMessage) => void,
): Promise<void> {
  const { format } = request;
  const isPrepared = await prepareFor(format).then(
    () => true,
    () => false,
  );
  if (!isPrepared) return tell({ kind: 'unprepared', format });
  if (request.kind === 'prepare') return tell({ kind: 'prepared', format });
  try {
    const lines = await readFile(format, request.bytes, (page, pages) => tell({ kind: 'page', page, pages }));
    tell({ kind: 'read', fields: readStructure(lines) });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof ReadFailure ? error.reason : 'broken' });
  }
}

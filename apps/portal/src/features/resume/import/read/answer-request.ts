import type { ParsedField } from '@careers/gateway/contract';
import { readStructure } from '../structure/read-structure.ts';
import { ReadFailure, type ReadFailureReason } from './read-failure.ts';
import { type OwnFormat, prepareFor, readFile } from './read-file.ts';

export type ReadRequest =
  /** Fetch what reads a format: a file of it may come. */
  | { readonly kind: 'prepare'; readonly format: OwnFormat }
  | { readonly kind: 'read'; readonly format: OwnFormat; readonly bytes: Uint8Array<ArrayBuffer> };

export type ReadMessage =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'unprepared' }
  | { readonly kind: 'page'; readonly page: number; readonly pages: number }
  | { readonly kind: 'read'; readonly fields: readonly ParsedField[] }
  | { readonly kind: 'failed'; readonly reason: ReadFailureReason };

/** Reads a file for the page, and tells it how far it is; whatever happens, it ends with what was read or with why not. */
export async function answerRequest(
  request: ReadRequest,
  tell: (message: ReadMessage) => void,
): Promise<void> {
  if (request.kind === 'prepare') {
    await prepareFor(request.format).then(
      () => tell({ kind: 'prepared' }),
      () => tell({ kind: 'unprepared' }),
    );
    return;
  }
  try {
    const { format, bytes } = request;
    const lines = await readFile(format, bytes, (page, pages) => tell({ kind: 'page', page, pages }));
    tell({ kind: 'read', fields: readStructure(lines) });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof ReadFailure ? error.reason : 'broken' });
  }
}

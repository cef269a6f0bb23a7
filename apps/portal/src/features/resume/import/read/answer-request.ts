import type { ParsedField } from '@careers/gateway/contract';
import { readStructure } from '../structure/read-structure.ts';
import { ReadFailure, type ReadFailureReason } from './read-failure.ts';
import { type OwnFormat, readFile } from './read-file.ts';

export interface ReadRequest {
  readonly format: OwnFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ReadMessage =
  | { readonly kind: 'page'; readonly page: number; readonly pages: number }
  | { readonly kind: 'read'; readonly fields: readonly ParsedField[] }
  | { readonly kind: 'failed'; readonly reason: ReadFailureReason };

/** Reads a file for the page, and tells it how far it is; whatever happens, it ends with what was read or with why not. */
export async function answerRequest(
  { format, bytes }: ReadRequest,
  tell: (message: ReadMessage) => void,
): Promise<void> {
  try {
    const lines = await readFile(format, bytes, (page, pages) => tell({ kind: 'page', page, pages }));
    tell({ kind: 'read', fields: readStructure(lines) });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof ReadFailure ? error.reason : 'broken' });
  }
}

import type { DocLine } from './doc-line.ts';
import { ReadFailure } from './read-failure.ts';

/** Formats that are read where the person is; the others the gateway reads. */
export const ownFormats = ['pdf', 'docx', 'html', 'txt'] as const;
export type OwnFormat = (typeof ownFormats)[number];

/** Which of them a file is of, by its name. */
export function ownFormatOf(name: string): OwnFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ownFormats.find((format) => format === extension);
}

/**
 * The lines of a document. What reads a format is fetched with the first file of it.
 * @throws {ReadFailure}
 */
export async function readFile(
  format: OwnFormat,
  bytes: Uint8Array,
  onPage?: (page: number, pages: number) => void,
): Promise<DocLine[]> {
  const lines = await linesIn(format, bytes, onPage);
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ReadFailure('noText');
  return lines;
}

async function linesIn(
  format: OwnFormat,
  bytes: Uint8Array,
  onPage: ((page: number, pages: number) => void) | undefined,
): Promise<DocLine[]> {
  switch (format) {
    case 'pdf':
      return (await import('./read-pdf.ts')).readPdf(bytes, onPage);
    case 'docx':
      return (await import('./read-docx.ts')).readDocx(bytes);
    case 'html':
      return (await import('./read-html.ts')).readHtml(bytes);
    case 'txt':
      return (await import('./read-text.ts')).readText(bytes);
  }
}

import type { DocLine } from './doc-line.ts';
import { ReadFailure } from './read-failure.ts';

/** Formats that are read in the browser; the gateway reads the others. */
const ownFormats = ['pdf', 'docx', 'html', 'txt'] as const;
export type OwnFormat = (typeof ownFormats)[number];

/** The format of a file by its name, if it is one of these. */
export function ownFormatOf(name: string): OwnFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ownFormats.find((format) => format === extension);
}

/**
 * Reads the lines of a document. The reader of a format is loaded with the first file of it.
 * @throws {ReadFailure}
 */
export async function readFile(
  format: OwnFormat,
  bytes: Uint8Array,
  onPage?: (page: number, pages: number) => void,
): Promise<DocLine[]> {
  const read: LinesReader = await readers[format]();
  const lines = await read(bytes, onPage);
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ReadFailure('noText');
  return lines;
}

/** The reader of each format. */
const readers = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  html: async () => (await import('./read-html.ts')).readHtml,
  txt: async () => (await import('./read-text.ts')).readText,
} satisfies Record<OwnFormat, () => Promise<LinesReader>>;

type LinesReader = (
  bytes: Uint8Array,
  onPage?: (page: number, pages: number) => void,
) => DocLine[] | Promise<DocLine[]>;

/** Loads the reader of a format before there is a file of it. */
export async function prepareFor(format: OwnFormat): Promise<void> {
  await readers[format]();
}

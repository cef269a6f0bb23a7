import type { DocLine } from './doc-line.ts';
import { ReadFailure } from './read-failure.ts';

/** Formats that are read where the person is; the others the gateway reads. */
const ownFormats = ['pdf', 'docx', 'html', 'txt'] as const;
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
  const read: LinesReader = await readers[format]();
  const lines = await read(bytes, onPage);
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ReadFailure('noText');
  return lines;
}

/** Who reads each format. */
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

/** Fetches what reads a format, before there is a file of it. */
export async function prepareFor(format: OwnFormat): Promise<void> {
  await readers[format]();
}

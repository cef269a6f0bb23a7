/// <reference path="./pdf-worker.d.ts" />
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
// pdf.js runs in this worker, instead of starting one of its own.
import * as pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { CharacterMaps } from './character-maps.ts';
import { DOCUMENT_MAX, type DocLine, linesOf } from './doc-line.ts';
import { linesOfPage } from './lines-of-page.ts';
import { ReadFailure } from './read-failure.ts';
import { type TurnedText, upright } from './upright.ts';

Object.assign(globalThis, { pdfjsWorker: pdfWorker });

/** The text of a PDF, page by page. */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void = () => undefined,
): Promise<DocLine[]> {
  const task = getDocument({
    data: bytes,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
    BinaryDataFactory: CharacterMaps,
    cMapUrl: 'maps/',
    cMapPacked: true,
  });
  try {
    const pdf = await task.promise;
    const pages = Math.min(pdf.numPages, DOCUMENT_MAX.pages);
    const lines: DocLine[] = [];
    for (let number = 1; number <= pages && lines.length < DOCUMENT_MAX.lines; number++) {
      onPage(number, pages);
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: false });
      lines.push(...linesOf(linesOfPage(upright(items.flatMap(asText))), number));
      page.cleanup();
    }
    return lines;
  } catch (error) {
    throw new ReadFailure(error instanceof PasswordException ? 'locked' : 'broken', { cause: error });
  } finally {
    await task.destroy();
  }
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

function asText(item: object): TurnedText[] {
  if (!('str' in item)) return [];
  const { str, transform, width, height, fontName: font } = item as TextItem;
  const [across = 1, up = 0, , , x = 0, y = 0] = transform;
  return [{ str, x, y, width, height, font, along: [across, up] }];
}

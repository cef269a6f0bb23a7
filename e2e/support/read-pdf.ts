import { fileURLToPath } from 'node:url';

/** The predefined CMaps, which the text of fonts needs that are not embedded. */
const cMapUrl = fileURLToPath(new URL('../node_modules/pdfjs-dist/cmaps/', import.meta.url));

/** The text of each page of a PDF without blanks, as another PDF reader than the browser's extracts it. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  // Fetched here, since it warns as soon as it is loaded that it cannot draw: whoever lists the flows need not read that.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(withoutBlanks(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await loading.destroy();
  return pages;
}

/** Radicals, and the words that fonts draw with the same picture: a PDF cannot tell which of the two was written. */
const radicals = '⻔⻋⻓⻢⻅⻚⻛⻜⻥⻦⻩⻬⻮⻰⻳⺠⻄⻆⻘⻝⻉⻙⻨⻤';
const written = '门车长马见页风飞鱼鸟黄齐齿龙龟民西角青食贝韦麦鬼';

/** Replaces characters that look alike by the usual one. */
export function withoutBlanks(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/g, '')
    .replaceAll(/[\u2e80-\u2eff]/g, (radical) => written[radicals.indexOf(radical)] ?? radical);
}

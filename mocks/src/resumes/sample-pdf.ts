import type { Locale } from '../data/types.ts';

/** The objects that describe a font, and how texts in it are encoded. */
interface PdfFont {
  /** From object 5 on: the first is the font, which may refer to those after it. */
  readonly objects: readonly string[];
  readonly write: (line: string) => string;
}

const latin: PdfFont = {
  objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  write: (line) => `(${line.replaceAll(/[\\()]/g, '\\$&')})`,
};

/**
 * A font of an Adobe collection that is named but not embedded, with one of the predefined CMaps (ISO 32000-1, 9.7.5.2): every
 * viewer has the CMap, and substitutes a font that it has. In UCS-2 each character takes two bytes.
 */
const chinese = (name: string, collection: string, supplement: number, cmap: string): PdfFont => ({
  objects: [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name}-${cmap} /Encoding /${cmap} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${collection}) /Supplement ${supplement} >> /FontDescriptor 7 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
  ],
  write: (line) =>
    `<${Array.from(line, (_, at) => line.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`,
});

const fonts: Readonly<Record<Locale, PdfFont>> = {
  'zh-cn': chinese('STSong-Light', 'GB1', 2, 'UniGB-UCS2-H'),
  'zh-hk': chinese('MSung-Light', 'CNS1', 0, 'UniCNS-UCS2-H'),
  'en-us': latin,
};

/** A PDF of one A4 page with one line of text: ASCII in English, and characters of the basic multilingual plane in Chinese. */
export function writeSamplePdf(line: string, locale: Locale): Uint8Array<ArrayBuffer> {
  const font = fonts[locale];
  const drawn = `BT /F1 24 Tf 72 740 Td ${font.write(line)} Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ...font.objects,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + table + trailer);
}

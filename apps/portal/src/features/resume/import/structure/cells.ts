/** What separates the things that one line says. */
const separators = /\t|[|｜•·/;；]|\s[-–—]\s|,\s|，|、/u;

/** The things that one line says: of Chinese words a blank separates them too, of English ones it does not. */
export function cellsOf(line: string): string[] {
  const cells = line.split(separators).flatMap((cell) => (isChinese(cell) ? cell.split(' ') : [cell]));
  return cells
    .map((cell) => cell.replace(/^[\s\-–—●■◆▪◦*•()（）【】]+|[\s\-–—(（【]+$/gu, '').trim())
    .filter(Boolean);
}

function isChinese(text: string): boolean {
  return (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > text.replace(/\s/g, '').length;
}

/** An item of a list under an entry, or a sentence: what an entry says, not what it is. */
export function isProse(line: string): boolean {
  return (
    /^\s*(?:[-–—●■◆▪◦*•➢✓>]|\d{1,2}[.、)）])\s*\S/u.test(line) ||
    /[。！；.!]$/u.test(line) ||
    line.length > 90
  );
}

/** `Role: Lead`: what is named before a colon, in lower case, and what is said of it. */
export function readLabel(cell: string): { readonly label: string; readonly value: string } | undefined {
  const read = /^\s*([\p{L} ]{1,20}?)\s*[:：]\s*(.+)$/u.exec(cell);
  if (!read) return undefined;
  return { label: (read[1] ?? '').toLowerCase().replace(/\s/g, ''), value: (read[2] ?? '').trim() };
}

import type { Row } from './row.ts';

const head = ['what', 'measured', 'reference', 'ratio', 'to reach', 'verdict'] as const;

/** All rows as one table, followed by the notes of each row. */
export function writeTable(rows: readonly Row[]): string {
  const cells = [
    head,
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.reference,
      row.ratio,
      row.toReach,
      row.reached ? 'reached' : 'MISSED',
    ]),
  ];
  const widths = head.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)));
  const [first = '', ...others] = cells.map((line) => alignLine(line, widths));
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const sources = rows
    .filter((row) => row.notes.length > 0)
    .map((row) => [`${row.what}:`, ...row.notes.map((note) => `  ${note}`)].join('\n'));
  return [first, rule, ...others, '', 'On what, and against what:', '', ...sources].join('\n');
}

/** Aligns names to the left and numbers to the right. */
function alignLine(line: readonly string[], widths: readonly number[]): string {
  return line
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 || column >= 4 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('  ')
    .trimEnd();
}

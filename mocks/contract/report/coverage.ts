import type { NotApplicable, Outcome } from '../cases/create-suite.ts';
import { genericOutcomes } from '../cases/outcomes.ts';
import { submitOutcomes } from '../cases/submit-outcomes.ts';
import type { CaseResult } from '../run.ts';

/** What a cell of the table says. `empty` is a gap: no case was run, and there is no reason why not. */
export type Mark = 'passed' | 'failed' | 'skipped' | 'none' | 'empty';

const signs: Readonly<Record<Mark, string>> = {
  passed: 'ok',
  failed: 'FAIL',
  skipped: 'skip',
  none: '-',
  empty: 'GAP',
};

export interface Coverage {
  readonly methods: readonly string[];
  readonly outcomes: readonly string[];
  cell(method: string, outcome: string): Mark;
  /** Passed and all cases of a column that counts several, e.g. a method's declared reasons. */
  count(method: string, kind: Outcome['kind']): { readonly passed: number; readonly all: number };
}

const columns = ['success', ...[...genericOutcomes, ...submitOutcomes].map(({ id }) => id), 'captcha'];

/** Method by outcome. A declared reason counts only when its own recipe provoked it. */
export function readCoverage(
  results: readonly CaseResult[],
  notApplicable: readonly NotApplicable[],
): Coverage {
  const marks = new Map<string, Mark>();
  for (const { method, outcome } of notApplicable) marks.set(keyOf(method, columnOf(outcome)), 'none');
  const methods = new Set<string>();
  for (const { case: one, status } of results) {
    if (one.method === 'gateway' || one.method === 'files') continue;
    methods.add(one.method);
    marks.set(keyOf(one.method, columnOf(one.outcome)), status);
  }
  return {
    methods: [...methods],
    outcomes: columns,
    cell: (method, outcome) => marks.get(keyOf(method, outcome)) ?? 'empty',
    count(method, kind) {
      const own = results.filter(({ case: one }) => one.method === method && one.outcome.kind === kind);
      return { passed: own.filter(({ status }) => status === 'passed').length, all: own.length };
    },
  };
}

/** The table as text, followed by the details of each cell that has not passed. */
export function writeCoverage(coverage: Coverage): string {
  const { methods, outcomes, cell, count } = coverage;
  const counted = (method: string, kind: Outcome['kind']) => {
    const { passed, all } = count(method, kind);
    return all === 0 ? '-' : `${passed}/${all}`;
  };
  return table([
    ['method', ...outcomes, 'declared', 'also'],
    ...methods.map((method) => [
      method,
      ...outcomes.map((outcome) => signs[cell(method, outcome)]),
      counted(method, 'reason'),
      counted(method, 'also'),
    ]),
  ]);
}

function columnOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'generic':
      return outcome.id;
    case 'reason':
      return `reason ${outcome.reason}`;
    case 'also':
      return `also ${outcome.sentence}`;
    default:
      return outcome.kind;
  }
}

function keyOf(method: string, column: string): string {
  return `${method} / ${column}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import type { CaseResult } from '../run.ts';

/** A run that ended without a verdict, as JUnit XML: one case that says why. */
export function writeJunitTrouble(results: readonly CaseResult[], name: string, why: string): string {
  const trouble = `    <testcase ${attributes({ classname: 'gateway', name: 'gateway: can be judged', time: '0.000' })}><error ${attributes({ message: why })}>${escapeXml(why)}</error></testcase>`;
  const facts = {
    name: 'gateway: can be judged',
    tests: '1',
    failures: '0',
    errors: '1',
    skipped: '0',
    time: '0.000',
  };
  const suite = [`  <testsuite ${attributes(facts)}>`, trouble, '  </testsuite>'].join('\n');
  // `$&` in a replacement text would stand for what is replaced, so the text is the answer of a function.
  return writeJunit(results, name)
    .replace(/tests="\d+"/, `tests="${results.length + 1}"`)
    .replace(/errors="0"/, 'errors="1"')
    .replace('</testsuites>', (end) => `${suite}\n${end}`);
}

/** A run as JUnit XML: one suite for each method, times in seconds. */
export function writeJunit(results: readonly CaseResult[], name: string): string {
  const methods = [...new Set(results.map(({ case: one }) => one.method))];
  const suites = methods.map((method) =>
    writeSuite(
      method,
      results.filter((r) => r.case.method === method),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name, ...totals(results) })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function writeSuite(method: string, results: readonly CaseResult[]): string {
  return [
    `  <testsuite ${attributes({ name: method, ...totals(results) })}>`,
    ...results.map(writeCase),
    '  </testsuite>',
  ].join('\n');
}

function writeCase(result: CaseResult): string {
  const { case: one, milliseconds } = result;
  const open = `    <testcase ${attributes({ classname: one.method, name: one.name, time: seconds(milliseconds) })}`;
  if (result.status === 'passed') return `${open}/>`;
  const inner =
    result.status === 'failed'
      ? `<failure ${attributes({ message: result.problem })}>${escapeXml(result.problem)}</failure>`
      : `<skipped ${attributes({ message: result.why })}/>`;
  return `${open}>${inner}</testcase>`;
}

function totals(results: readonly CaseResult[]) {
  const count = (status: CaseResult['status']) =>
    String(results.filter((result) => result.status === status).length);
  return {
    tests: String(results.length),
    failures: count('failed'),
    errors: '0',
    skipped: count('skipped'),
    time: seconds(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

/** Escapes text for XML 1.0, which cannot represent other control characters or halves of surrogate pairs. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"'\n\t\r]/g, (char) => entities[char] ?? char);
}

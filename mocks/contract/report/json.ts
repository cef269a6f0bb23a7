import { countOf, type RunReport, skippedBy } from './run-report.ts';
import { ruleOf } from './sentences.ts';
import { curlPreamble, writeExchange } from './write-exchange.ts';

/** A run as JSON, for programs. */
export function writeJson(report: RunReport): string {
  const { headline, exitCode, target, startedAt, results, unknown, left } = report;
  const written = {
    headline,
    exitCode,
    target,
    startedAt: startedAt.toISOString(),
    passed: countOf(results, 'passed'),
    failed: countOf(results, 'failed'),
    skipped: countOf(results, 'skipped'),
    skippedBy: Object.fromEntries(skippedBy(results)),
    unknownMethods: unknown,
    left: Object.fromEntries(left),
    curlPreamble,
    cases: results.map((result) => {
      const { case: one, status, milliseconds } = result;
      const facts = { name: one.name, method: one.method, rule: ruleOf(one), status, milliseconds };
      if (result.status === 'skipped') return { ...facts, why: result.why, lacks: result.lacks };
      if (result.status === 'passed') return facts;
      const exchanges = result.exchanges.map((exchange) => writeExchange(exchange, report));
      return { ...facts, problem: result.problem, due: result.due, exchanges };
    }),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

import type { CaseResult } from '../run.ts';
import { capabilitySentences, isCapability } from '../target/capabilities.ts';
import { countOf, type RunReport, skippedBy } from './run-report.ts';
import { ruleOf } from './sentences.ts';
import { curlPreamble, writeExchange } from './write-exchange.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin-top: 2.5rem; border-top: 1px solid; padding-top: .5rem }
h3 { font-size: 1rem; margin-bottom: 0 }
pre { overflow: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); white-space: pre-wrap; overflow-wrap: anywhere }
table { border-collapse: collapse } td, th { padding: .2rem 1rem .2rem 0; text-align: left; vertical-align: top }
.failed { color: light-dark(#b3261e, #ff8a80) } .passed { color: light-dark(#1b6e3c, #7ddc9a) }
dt { font-weight: 600 } dd { margin: 0 0 .5rem }
`;

/** What a gateway may lack besides capabilities. */
const lacksOfGateway = {
  method: 'the gateway knows the method',
  data: 'the gateway has the data that the rule is shown by',
} as const;

/** A run as one self-contained page, by method: failures first, and skipped cases by what they lacked. */
export function writeHtml(report: RunReport): string {
  const { headline, target, startedAt, results, left } = report;
  const methods = [...Map.groupBy(results, ({ case: one }) => one.method)]
    .map(([method, own]) => ({ method, own, failed: countOf(own, 'failed') }))
    .sort((a, b) => b.failed - a.failed);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(headline)}</title>
<style>${style}</style>
<h1>${escapeHtml(headline)}</h1>
<p>${escapeHtml(target)}, ${escapeHtml(startedAt.toISOString())}: <span class="passed">${countOf(results, 'passed')} passed</span>,
<span class="failed">${countOf(results, 'failed')} failed</span>, ${countOf(results, 'skipped')} skipped.</p>
${writeSkipped(results)}
${writeLeft(left)}
${countOf(results, 'failed') > 0 ? `<details><summary>How to repeat a call</summary><pre>${escapeHtml(curlPreamble)}</pre></details>` : ''}
${methods.map(({ method, own, failed }) => writeMethod(method, own, failed, report)).join('\n')}
</html>
`;
}

function writeSkipped(results: readonly CaseResult[]): string {
  const rows = [...skippedBy(results)].map(([lack, count]) => {
    const what = isCapability(lack) ? capabilitySentences[lack] : lacksOfGateway[lack];
    return `<tr><td>${count}<td><code>${lack}</code><td>${escapeHtml(what)}`;
  });
  if (rows.length === 0) return '';
  return `<h2>Skipped, by what the run lacked</h2><table><tr><th>Cases<th>Lacks<th>Which is had where${rows.join('')}</table>`;
}

function writeLeft(left: ReadonlyMap<string, number>): string {
  if (left.size === 0) return '';
  const items = [...left].map(([what, count]) => `<li>${escapeHtml(what)}: ${count}`);
  return `<h2>Left on the gateway</h2><ul>${items.join('')}</ul>`;
}

function writeMethod(method: string, own: readonly CaseResult[], failed: number, report: RunReport): string {
  const passed = countOf(own, 'passed');
  const parts = own.flatMap((result) => (result.status === 'failed' ? [writeFailed(result, report)] : []));
  const others = own.filter(({ status }) => status !== 'failed').map(writeOther);
  const rest =
    others.length > 0
      ? `<details><summary>${others.length} others</summary><table>${others.join('')}</table></details>`
      : '';
  return `<section><h2>${escapeHtml(method)}: ${failed > 0 ? `<span class="failed">${failed} failed</span>, ` : ''}${passed} passed</h2>
${parts.join('\n')}${rest}</section>`;
}

function writeFailed(
  { case: one, problem, due, exchanges }: Extract<CaseResult, { status: 'failed' }>,
  report: RunReport,
): string {
  const written = exchanges.map((exchange) => writeExchange(exchange, report));
  const last = written.at(-1);
  const before = written
    .slice(0, -1)
    .map(({ curl, came }) => `<pre>${escapeHtml(curl)}</pre><pre>${escapeHtml(came)}</pre>`);
  return `<article><h3 class="failed">${escapeHtml(one.name)}</h3><dl>
<dt>The rule<dd>${escapeHtml(ruleOf(one))}
<dt>What was wrong<dd>${escapeHtml(problem)}
<dt>What was due<dd>${escapeHtml(due)}
${last ? `<dt>The request<dd><pre>${escapeHtml(last.curl)}</pre><dt>What came<dd><pre>${escapeHtml(last.came)}</pre>` : ''}</dl>
${before.length > 0 ? `<details><summary>The ${before.length} calls before it</summary>${before.join('')}</details>` : ''}</article>`;
}

function writeOther(result: CaseResult): string {
  const said = result.status === 'skipped' ? `skipped: ${result.why}` : result.status;
  return `<tr><td>${escapeHtml(result.case.name)}<td>${escapeHtml(said)}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (char) => entities[char] ?? char);
}

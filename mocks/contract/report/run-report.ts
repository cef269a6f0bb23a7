import type { CaseResult, Lack } from '../run.ts';
import { signatureOf } from '../target/raw-call.ts';
import { type Redact, redactor } from '../target/redact.ts';
import type { Settings } from '../target/settings.ts';
import { redactResult } from './redact-result.ts';

/** A run as every report tells it. Its texts are without secrets, but for the exchanges: who writes one redacts it. */
export interface RunReport {
  /** The result in one sentence; the first line of every report. */
  readonly headline: string;
  readonly exitCode: number;
  readonly target: string;
  readonly startedAt: Date;
  readonly results: readonly CaseResult[];
  /** Methods that the gateway does not know. */
  readonly unknown: readonly string[];
  /** What the run left on the gateway, with the number of each. */
  readonly left: ReadonlyMap<string, number>;
  readonly redact: Redact;
  /** Whether the signature in a query is the right one of that query and a payload. */
  readonly isSigned: (query: URLSearchParams, paramString: string) => boolean;
}

export function createReport(facts: Omit<RunReport, 'redact' | 'isSigned'>, settings: Settings): RunReport {
  const redact = redactor(settings);
  return {
    ...facts,
    headline: redact(facts.headline),
    target: redact(facts.target),
    results: facts.results.map((result) => redactResult(result, redact)),
    redact,
    isSigned(query, paramString) {
      const { sign, ...signed } = Object.fromEntries(query);
      return sign === signatureOf(signed, paramString, settings.secret);
    },
  };
}

export function countOf(results: readonly CaseResult[], status: CaseResult['status']): number {
  return results.filter((one) => one.status === status).length;
}

/** The skipped cases by what they would have needed; a case that lacks two things counts for both. */
export function skippedBy(results: readonly CaseResult[]): ReadonlyMap<Lack, number> {
  const counts = new Map<Lack, number>();
  for (const result of results) {
    if (result.status !== 'skipped') continue;
    for (const lack of result.lacks) counts.set(lack, (counts.get(lack) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

import { setImmediate } from 'node:timers/promises';
import type { Channel } from '@careers/gateway/contract';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { ContractCase, Suite } from './cases/create-suite.ts';
import { expectAnswer, preflight } from './preflight.ts';
import { redactResult } from './report/redact-result.ts';
import { countOf, createReport, type RunReport } from './report/run-report.ts';
import { type CaseResult, runCases } from './run.ts';
import { type Exchange, inTime, recorded } from './target/exchange.ts';
import { redactor } from './target/redact.ts';
import { SettingError } from './target/setting-error.ts';
import type { Target } from './target/target.ts';
import { exitCodes, Unjudgeable } from './unjudgeable.ts';

interface JudgeOptions {
  readonly callMilliseconds: number;
  readonly onStart?: (headline: string) => void;
  readonly onResult?: (result: CaseResult) => void;
  /** Aborted when the run is to end after the case that is being played: so the case can still give back what it took. */
  readonly interruption?: AbortSignal | undefined;
}

/** After so many cases in a row without an answer of a gateway, the run checks whether the gateway is still there. */
const SILENT_CASES = 3;

/**
 * Judges a target by these cases. It never throws because of what a target does: that goes into the report. What it tells on
 * the way is without secrets, as the report is.
 */
export async function judge(
  suite: Pick<Suite, 'cases'>,
  target: Target,
  { callMilliseconds, onStart, onResult, interruption }: JudgeOptions,
): Promise<RunReport> {
  const startedAt = new Date();
  const redact = redactor(target.settings);
  const ledger = new Map<string, number>();
  const results: CaseResult[] = [];
  const report = (headline: string, exitCode: number, unknown: readonly string[]): RunReport =>
    createReport(
      { headline, exitCode, target: target.name, startedAt, results, unknown, left: ledger },
      target.settings,
    );
  let unknown: readonly MethodId[] = [];
  try {
    unknown = await preflight(target, callMilliseconds, channelsOf(suite.cases));
    onStart?.(redact(openingLine(suite.cases.length, target, unknown)));
    const note = (result: CaseResult) => {
      results.push(result);
      onResult?.(redactResult(result, redact));
    };
    const ofUnknown = new Set<string>(unknown);
    for (const one of suite.cases) if (ofUnknown.has(one.method)) note(unknownMethod(one));
    const known = suite.cases.filter(({ method }) => !ofUnknown.has(method));
    const alarm = silenceAlarm(target, callMilliseconds);
    const stop = async (result: CaseResult) => {
      // The mock in this process answers without ever leaving the floor to a signal.
      await setImmediate();
      if (interruption?.aborted) throw new Unjudgeable('interrupted', exitCodes.interrupted);
      await alarm(result);
    };
    await runCases(known, target, {
      onResult: note,
      callMilliseconds,
      ledger,
      stop,
      unknown: new Set(unknown.map((id) => registry[id].name)),
    });
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (exitCode === undefined || !(error instanceof Error)) throw error;
    const after = results.length > 0 ? `after ${results.length} of ${suite.cases.length} cases: ` : '';
    return report(after + error.message, exitCode, unknown);
  }
  const { said, exitCode } = verdict(results);
  return report(`${target.name} ${said}`, exitCode, unknown);
}

/** What a run exits with that comes to no verdict for this reason; undefined where the suite itself is at fault. */
function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof SettingError) return exitCodes.usage;
  return error instanceof Unjudgeable ? error.exitCode : undefined;
}

/** Which channels cases are about: those of no one method call the business and the base gateway. */
function channelsOf(cases: Suite['cases']): ReadonlySet<Channel> {
  const methods = new Set(cases.map(({ method }) => method));
  const channels = new Set<Channel>(
    methodIds.filter((id) => methods.has(id)).map((id) => registry[id].channel),
  );
  return methods.has('gateway') ? channels.add('business').add('base') : channels;
}

function verdict(results: readonly CaseResult[]): { readonly said: string; readonly exitCode: number } {
  const [all, failed] = [results.length, countOf(results, 'failed')];
  if (failed > 0)
    return { said: `breaks the contract in ${failed} of ${all} cases`, exitCode: exitCodes.failed };
  if (countOf(results, 'passed') === 0)
    return { said: `was judged by no case: each of ${all} was skipped`, exitCode: exitCodes.failed };
  return { said: 'keeps the contract', exitCode: exitCodes.passed };
}

function openingLine(count: number, target: Target, unknown: readonly string[]): string {
  const begun = `Contract suite: ${count} cases against ${target.name}`;
  if (unknown.length === 0) return begun;
  return `${begun}, which does not know ${unknown.length} methods: ${unknown.join(', ')}`;
}

/** A method that the gateway does not know fails once, in its first case; its other cases prove nothing. */
function unknownMethod(one: ContractCase): CaseResult {
  const problem = 'the gateway does not know the method (MS000A404)';
  if (one.outcome.kind === 'success') {
    return {
      case: one,
      milliseconds: 0,
      status: 'failed',
      problem,
      due: 'the method of the contract',
      exchanges: [],
    };
  }
  return { case: one, milliseconds: 0, status: 'skipped', why: problem, lacks: ['method'] };
}

/** Whether nothing came, or something that no gateway says: the page of a proxy before one that is gone. */
function isUnanswered(exchange: Exchange | undefined): boolean {
  const { failure, reply } = exchange ?? {};
  return failure !== undefined || (reply !== undefined && (reply.status >= 500 || /^\s*</.test(reply.text)));
}

/** Ends a run whose target has gone away: otherwise a thousand cases would each wait for it. */
function silenceAlarm(target: Target, callMilliseconds: number) {
  let silent = 0;
  return async (result: CaseResult): Promise<void> => {
    silent = result.status === 'failed' && isUnanswered(result.exchanges.at(-1)) ? silent + 1 : 0;
    if (silent < SILENT_CASES) return;
    silent = 0;
    const exchanges: Exchange[] = [];
    await expectAnswer(recorded(inTime(target.open(), callMilliseconds), exchanges), exchanges);
  };
}

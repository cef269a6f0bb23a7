import { GatewayFailure } from '@careers/gateway';
import * as v from 'valibot';
import { ContractBreach } from './cases/check.ts';
import type { ContractCase } from './cases/create-suite.ts';
import { DataMissing } from './rules/data-missing.ts';
import { Lacking, type SuiteCapability } from './target/capabilities.ts';
import { type Exchange, inTime, recorded } from './target/exchange.ts';
import { asGuest, type Ledger } from './target/guest.ts';
import { UnknownMethod } from './target/raw-call.ts';
import { readingOnly } from './target/reading-only.ts';
import { SettingError } from './target/setting-error.ts';
import type { CaseContext, Target } from './target/target.ts';

/** What a case that was skipped would have needed: capabilities, or something that the gateway’s data lacks. */
export type Lack = SuiteCapability | 'data' | 'method';

export type CaseResult = {
  readonly case: ContractCase;
  readonly milliseconds: number;
} & (
  | { readonly status: 'passed' }
  | {
      readonly status: 'failed';
      readonly problem: string;
      /** What was due instead. */
      readonly due: string;
      /** The last calls of the case, oldest first: they show what the gateway answered instead of what was expected. */
      readonly exchanges: readonly Exchange[];
    }
  | { readonly status: 'skipped'; readonly why: string; readonly lacks: readonly Lack[] }
);

interface RunOptions {
  readonly onResult?: (result: CaseResult) => void;
  /** So long one call may take. */
  readonly callMilliseconds?: number;
  /** Names of methods that the gateway does not know: a case that calls one of them on its way proves nothing. */
  readonly unknown?: ReadonlySet<string>;
  /** What the run leaves on a gateway that others use too. */
  readonly ledger?: Ledger;
  /** Asked after each case whether to go on. @throws what ends the run */
  readonly stop?: (result: CaseResult) => Promise<void>;
}

/** A little longer than the portal waits for a call (section 9). */
export const CALL_MILLISECONDS = 30_000;

/**
 * Runs the cases, each on a context of its own, as many at once as the target allows.
 * @throws what `stop` throws
 * @throws {SettingError} if a case shows that a setting is wrong: the others would fail by it too
 */
export async function runCases(
  cases: readonly ContractCase[],
  target: Target,
  options: RunOptions | RunOptions['onResult'] = {},
): Promise<CaseResult[]> {
  const { onResult, stop, ...each } = typeof options === 'function' ? { onResult: options } : options;
  const results: CaseResult[] = [];
  const waiting = cases.entries();
  let ended = false;
  const work = async () => {
    for (const [at, one] of waiting) {
      if (ended) return;
      const result = await runCase(one, target, each);
      results[at] = result;
      onResult?.(result);
      await stop?.(result);
    }
  };
  // A call's timeout does not keep Node alive, and a call that is never answered has nothing else that does.
  const alive = setInterval(() => {}, 60_000);
  try {
    await Promise.all(Array.from({ length: target.atOnce ?? 1 }, work));
  } finally {
    ended = true;
    clearInterval(alive);
  }
  return results;
}

/** @throws {SettingError} if the case shows that a setting is wrong */
export async function runCase(
  one: ContractCase,
  target: Target,
  { callMilliseconds = CALL_MILLISECONDS, ledger = new Map(), unknown = new Set() }: RunOptions = {},
): Promise<CaseResult> {
  const lacks = lacking(one, target);
  const skipped = (why: string, of: readonly Lack[], milliseconds: number): CaseResult => ({
    case: one,
    milliseconds,
    status: 'skipped',
    why,
    lacks: of,
  });
  const why = missingNeeds(one, target);
  if (why) return skipped(why, lacks, 0);
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  const exchanges: Exchange[] = [];
  const refused: Lacking[] = [];
  const can = (capability: SuiteCapability) => target.settings.capabilities.has(capability);
  let context: CaseContext = { ...recorded(inTime(target.open(), callMilliseconds), exchanges), unknown };
  if (!can('writes')) context = readingOnly(context, refused);
  if (!can('own-world')) context = asGuest(context, ledger);
  try {
    await one.run(context);
    // A recipe that expects a refusal may have taken the suite's own refusal for the gateway's.
    const [first] = refused;
    return first
      ? skipped(first.message, [first.capability], took())
      : { case: one, milliseconds: took(), status: 'passed' };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const lack = error instanceof Lacking ? error : refused[0];
    if (lack) return skipped(lack.message, [lack.capability], took());
    const without = unknownMethodOf(error, unknown);
    if (without) return skipped(without.message, ['method'], took());
    if (error instanceof DataMissing) return skipped(error.message, ['data'], took());
    return {
      case: one,
      milliseconds: took(),
      status: 'failed',
      problem: describe(error),
      due: dueBy(error),
      exchanges,
    };
  } finally {
    // A failure to tidy up changes no verdict: the next case has a context of its own.
    await context.close?.().catch(() => undefined);
  }
}

function unknownMethodOf(error: unknown, unknown: ReadonlySet<string>): UnknownMethod | undefined {
  if (error instanceof UnknownMethod) return error;
  const isSaid = error instanceof GatewayFailure && error.code === 'MS000A404' && unknown.has(error.method);
  return isSaid ? new UnknownMethod(error.method) : undefined;
}

/** Why a target cannot play a case; undefined when it can. */
export function missingNeeds(one: ContractCase, target: Target): string | undefined {
  const missing = lacking(one, target);
  return missing.length > 0 ? `needs ${missing.join(', ')}, which the target lacks` : undefined;
}

function lacking(one: ContractCase, { settings }: Target): readonly SuiteCapability[] {
  return one.needs.filter((need) => !settings.capabilities.has(need));
}

function dueBy(error: unknown): string {
  if (error instanceof ContractBreach) return error.due;
  if (!(error instanceof GatewayFailure)) return 'what the rule says';
  const misfit = misfitOf(error);
  return misfit ? `data that fits the contract: at ${misfit.place}, ${misfit.said}` : 'a success (MS000A000)';
}

function describe(error: unknown): string {
  if (error instanceof GatewayFailure) {
    const { kind, code = '', reason = '', method, message, cause } = error;
    const misfit = misfitOf(error);
    if (misfit)
      return `${method} answers data that does not fit the contract at ${misfit.place}: ${misfit.said}`;
    const facts = [`${method} failed: ${kind}`, code, reason, message, cause ? String(cause) : ''];
    return facts.filter(Boolean).join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** Where data does not fit its schema, and what was expected there. */
function misfitOf({ cause }: GatewayFailure): { readonly place: string; readonly said: string } | undefined {
  if (!(cause instanceof v.ValiError)) return undefined;
  const [issue] = cause.issues;
  return issue && { place: v.getDotPath(issue) ?? 'the whole', said: issue.message };
}

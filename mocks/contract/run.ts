import { GatewayFailure } from '@careers/gateway';
import type { ContractCase } from './cases/create-suite.ts';
import { DataMissing } from './rules/data-missing.ts';
import type { Target } from './target/target.ts';

export type CaseResult = {
  readonly case: ContractCase;
  readonly milliseconds: number;
} & (
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'skipped'; readonly why: string }
);

/** Runs the cases one after another, each on a context of its own. Never throws: a result says what happened. */
export async function runCases(
  cases: readonly ContractCase[],
  target: Target,
  onResult: (result: CaseResult) => void = () => {},
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  // A call's timeout does not keep Node alive, and a call that is never answered has nothing else that does.
  const alive = setInterval(() => {}, 60_000);
  try {
    for (const one of cases) {
      const result = await runCase(one, target);
      results.push(result);
      onResult(result);
    }
  } finally {
    clearInterval(alive);
  }
  return results;
}

export async function runCase(one: ContractCase, target: Target): Promise<CaseResult> {
  const why = missingNeeds(one, target);
  if (why) return { case: one, milliseconds: 0, status: 'skipped', why };
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  const context = target.open();
  try {
    await one.run(context);
    return { case: one, milliseconds: took(), status: 'passed' };
  } catch (error) {
    if (error instanceof DataMissing) {
      return { case: one, milliseconds: took(), status: 'skipped', why: error.message };
    }
    return { case: one, milliseconds: took(), status: 'failed', problem: describe(error) };
  } finally {
    // What cannot be tidied up changes no verdict: the next case has a context of its own.
    await context.close?.().catch(() => undefined);
  }
}

/** Why a target cannot play a case; undefined when it can. */
export function missingNeeds(one: ContractCase, target: Target): string | undefined {
  const missing = one.needs.filter((need) => !target.settings.capabilities.has(need));
  return missing.length > 0 ? `needs ${missing.join(', ')}, which the target lacks` : undefined;
}

function describe(error: unknown): string {
  if (error instanceof GatewayFailure) {
    const { kind, code = '', reason = '', method, message, cause } = error;
    const facts = [`${method} failed: ${kind}`, code, reason, message, cause ? String(cause) : ''];
    return facts.filter(Boolean).join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}

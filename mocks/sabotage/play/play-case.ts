import { GatewayFailure } from '@careers/gateway';
import type { ContractCase, Target } from '../../contract/index.ts';
import type { Spot } from '../sabotage.ts';
import { openWatched } from './watched-target.ts';

/** What came of one case. */
export type Played =
  | { readonly kind: 'passed'; readonly spots: ReadonlySet<Spot> }
  /** The gateway did reply, and the case says what is wrong with that. */
  | { readonly kind: 'failed'; readonly problem: string }
  /** The case failed by something else: whatever that was, it saw no wrong. */
  | { readonly kind: 'broken'; readonly problem: string };

/** Failures of the line, and not of what came over it. */
const ofTheLine = ['network', 'timeout', 'aborted', 'http'];

export async function playCase(one: ContractCase, target: Target): Promise<Played> {
  const { context, watch } = openWatched(target);
  try {
    await one.run(context);
    return { kind: 'passed', spots: watch().spots };
  } catch (error) {
    const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const why = watch().broken ?? (isVerdict(error) ? undefined : 'the case itself broke');
    return why === undefined
      ? { kind: 'failed', problem }
      : { kind: 'broken', problem: `${why}: ${problem}` };
  } finally {
    await context.close?.().catch(() => undefined);
  }
}

/** Whether an error says what is wrong with a reply: a breach, a failure that was answered, or a recipe's own words. */
function isVerdict(error: unknown): boolean {
  if (error instanceof GatewayFailure) return !ofTheLine.includes(error.kind);
  return error instanceof Error && ['Error', 'ContractBreach', 'ValiError'].includes(error.name);
}

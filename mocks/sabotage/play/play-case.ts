import { GatewayFailure } from '@careers/gateway';
import type { ContractCase, Target } from '../../contract/index.ts';
import type { Spot } from '../sabotage.ts';
import { openWatched } from './watched-target.ts';

/** What came of one case. */
export type Played =
  | { readonly kind: 'passed'; readonly spots: ReadonlySet<Spot> }
  /** The gateway has replied, and the case says what is wrong with the reply. */
  | { readonly kind: 'failed'; readonly problem: string }
  /** The case failed for another reason, which says nothing about the sabotage. */
  | { readonly kind: 'broken'; readonly problem: string };

/** Failures of the connection, rather than of a reply. */
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

/**
 * Whether an error is a verdict on a reply: a breach of the contract, a refusal that the gateway answered, or a failed
 * comparison of the recipe.
 */
function isVerdict(error: unknown): boolean {
  if (error instanceof GatewayFailure) return !ofTheLine.includes(error.kind);
  return error instanceof Error && ['Error', 'ContractBreach', 'ValiError'].includes(error.name);
}

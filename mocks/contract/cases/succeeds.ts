import type { Method } from '@careers/gateway/contract';
import type { Recipe } from '@careers/gateway/reference';
import type { CallChange } from '../target/calls.ts';
import { createProbe } from '../target/probe.ts';
import type { CaseContext } from '../target/target.ts';

/** Runs a recipe that has to succeed, and makes sure that it has called the method. */
export async function succeeds(
  method: Method,
  recipe: Recipe,
  context: CaseContext,
  change: Omit<CallChange, 'method'> = {},
): Promise<void> {
  const probe = createProbe(context, { method, ...change });
  await recipe.run(probe);
  lastOf(probe.done(), method);
}

/** The last call of a method that a recipe has made. @throws {Error} when there is none */
export function lastOf<Call extends { readonly method: Method }>(
  calls: readonly Call[],
  method: Method,
): Call {
  const last = calls.findLast((call) => call.method === method);
  if (!last) throw new Error('the recipe never called its method with success');
  return last;
}

import type { ContractCase } from '../../contract/index.ts';
import type { Sabotage, Spot } from '../sabotage.ts';

/** Which spots each case goes to, by its name; where it is not known, a case may go anywhere. */
export type Ways = ReadonlyMap<string, ReadonlySet<Spot>>;

/**
 * The cases that can see a sabotage, those most likely to do so first: the method's own, those that name it, then all
 * others that call it, those that call little else first.
 */
export function casesFor({ at, what }: Sabotage, cases: readonly ContractCase[], ways: Ways): ContractCase[] {
  const able = cases.filter(({ name }) => at === 'gateway' || (ways.get(name)?.has(at) ?? true));
  const rank = ({ method, others, outcome }: ContractCase) => {
    if (method === at) return outcome.kind === 'reason' && what.includes(outcome.reason) ? 0 : 1;
    return others?.includes(at) ? 2 : 3;
  };
  const spread = ({ name }: ContractCase) => ways.get(name)?.size ?? 0;
  return able.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 3 ? spread(a) - spread(b) : 0));
}

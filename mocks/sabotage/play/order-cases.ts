import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { ContractCase } from '../../contract/index.ts';
import type { Sabotage, Spot } from '../sabotage.ts';

/** Which spots each case goes to, by its name; where it is not known, a case may go anywhere. */
export type Ways = ReadonlyMap<string, ReadonlySet<Spot>>;

/**
 * So many cases look for a wrong in passing. Nearly all others log in, say: that one of them trips over a wrong login proves
 * less than a rule about it, and where no rule sees it, a thousand cases would make each survivor cost minutes. Those of which
 * nobody knows where they go are not counted: they have to be played once to be known.
 */
const PASSERS_BY_MAX = 200;

/** How near a case is to a spot: 0 for its own refusal, 4 for whoever passes by. */
const PASSING_BY = 4;

/**
 * The cases that can see a sabotage, those most likely to do so first: the method's own, those that name it, those of the
 * methods beside it, then some of the others that call it, those that call little else first.
 */
export function casesFor(
  { at, near = [], what }: Sabotage,
  cases: readonly ContractCase[],
  ways: Ways,
): ContractCase[] {
  const beside = methodsBeside(at);
  const distance = ({ method, others, outcome }: ContractCase) => {
    if (method === at) return outcome.kind === 'reason' && what.includes(outcome.reason) ? 0 : 1;
    if (near.some((id) => id === method)) return 1;
    if (others?.includes(at)) return 2;
    return beside.has(method) ? 3 : PASSING_BY;
  };
  const spread = ({ name }: ContractCase) => ways.get(name)?.size ?? Number.MAX_SAFE_INTEGER;
  const ordered = cases
    .filter(({ name }) => at === 'gateway' || (ways.get(name)?.has(at) ?? true))
    .map((one) => ({ one, distance: distance(one), spread: spread(one) }))
    .toSorted((a, b) => a.distance - b.distance || (a.distance === PASSING_BY ? a.spread - b.spread : 0));
  let passersBy = 0;
  return ordered
    .filter(({ one, distance: far }) => {
      if (at === 'gateway' || far < PASSING_BY || !ways.has(one.name)) return true;
      return ++passersBy <= PASSERS_BY_MAX;
    })
    .map(({ one }) => one);
}

/** Methods of the same API group: what one of them reads, another has written. */
function methodsBeside(spot: Spot): ReadonlySet<string> {
  const groupsOf = (id: MethodId): readonly string[] => registry[id].groups;
  const own = methodIds.find((id) => id === spot);
  const groups = own === undefined ? [] : groupsOf(own);
  return new Set(methodIds.filter((id) => groupsOf(id).some((group) => groups.includes(group))));
}

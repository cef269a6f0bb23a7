import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { ContractCase } from '../../contract/index.ts';
import type { Sabotage, Spot } from '../sabotage.ts';

/** The spots that each case calls, by its name; if they are unknown, a case may call anything. */
export type Ways = ReadonlyMap<string, ReadonlySet<Spot>>;

/**
 * At most this many cases that are not about a sabotage's method are played against it. Nearly every case logs in, for example: one
 * that fails because of a wrong login proves less than a rule about logins, and where no such rule exists, playing a thousand
 * cases would take minutes for each survivor. Cases whose calls are not known yet are not counted, since they have to be played
 * once.
 */
const PASSERS_BY_MAX = 200;

/** How close a case is to a spot: 0 for a case about its own refusals, 4 for a case that only happens to call it. */
const PASSING_BY = 4;

/**
 * The cases that can catch a sabotage, the most likely first: those of its method, those that name the method, those of methods
 * in the same API group, then some of the others that call it, beginning with those that make the fewest calls.
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

/** Methods of the same API group: what one of them writes, another reads. */
function methodsBeside(spot: Spot): ReadonlySet<string> {
  const groupsOf = (id: MethodId): readonly string[] => registry[id].groups;
  const own = methodIds.find((id) => id === spot);
  const groups = own === undefined ? [] : groupsOf(own);
  return new Set(methodIds.filter((id) => groupsOf(id).some((group) => groups.includes(group))));
}

import { createWorld, type WorldConfig } from '@careers/mocks';

/**
 * A route in which `FIRST` stands for a position: the first open one that the candidate has not applied for, of the company that the
 * route names, if it does; the list of positions in a world without one. Ids follow from a world's seed and size.
 */
export function fillRoute(route: string, { seed, size }: Pick<WorldConfig, 'seed' | 'size'>): string {
  if (!route.includes('FIRST')) return route;
  const company = new URLSearchParams(route.split('?')[1]).get('comId') ?? undefined;
  const id = firstToApplyFor(seed, size, company);
  return id === undefined ? '/position' : route.replace('FIRST', id);
}

/** Found once for each world: a world of many positions takes its time. */
const known = new Map<string, string | undefined>();

function firstToApplyFor(seed: number, size: number, company: string | undefined): string | undefined {
  const key = [seed, size, company].join();
  if (!known.has(key)) {
    const world = createWorld({ persona: 'candidate', seed, size });
    const applied = world.state().deliveries.map(({ positionId }) => positionId);
    const wanted = { recruitType: 'A01', status: 'open', limit: applied.length + 1 } as const;
    const open = world.positionIds(company === undefined ? wanted : { ...wanted, company });
    known.set(
      key,
      open.find((id) => !applied.includes(id)),
    );
  }
  return known.get(key);
}

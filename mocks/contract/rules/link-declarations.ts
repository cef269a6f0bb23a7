import { type MethodId, methodIds, registry } from '@careers/gateway/registry';

type Entries = Readonly<Record<string, unknown>>;

/** The fields of a method's answer by link, by its state; empty for a method that answers in another form. */
export function fieldsByState(id: MethodId): ReadonlyMap<string, Entries> {
  const { data } = registry[id];
  const options: readonly unknown[] = 'options' in data ? data.options : [data];
  const found = new Map<string, Entries>();
  for (const option of options) {
    const { entries } = Object(option);
    const state: unknown = entries?.state?.literal;
    if (typeof state === 'string') found.set(state, entries);
  }
  return found;
}

/** The query that belongs to a submit by link: the one of the same API group that shows the same receipt. */
function queryOfSubmit(id: MethodId): MethodId | undefined {
  const receipt = fieldsByState(id).get('done');
  const isByLink = 'token' in Object(Object(registry[id].param).entries);
  if (!isByLink || !registry[id].submit || !receipt) return undefined;
  const names = Object.keys(receipt).join();
  return methodIds.find((other) => {
    const states = fieldsByState(other);
    return (
      !registry[other].submit &&
      registry[other].groups[0] === registry[id].groups[0] &&
      states.has('open') &&
      Object.keys(states.get('done') ?? {}).join() === names
    );
  });
}

/** The fields of a request that a query shows before and after the answer, and that stay the same. */
export function lastingFields(query: MethodId): string[] {
  const states = fieldsByState(query);
  const done = states.get('done') ?? {};
  return Object.keys(states.get('open') ?? {}).filter(
    (name) => name in done && name !== 'state' && name !== 'message',
  );
}

/** Every submit by link, with the query that shows its receipt. */
export const linkSubmits: readonly (readonly [submit: MethodId, query: MethodId])[] = methodIds.flatMap(
  (id) => {
    const query = queryOfSubmit(id);
    return query ? [[id, query] as const] : [];
  },
);

import type { Capability, ProbeWith, Recipe } from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';

/** A sentence that a gateway has to keep, and the recipe that succeeds when it does. */
export interface Rule {
  /** The methods that it is about; the case stands beside the first one. */
  readonly methods: readonly [MethodId, ...MethodId[]];
  /** Goes on from the method's name: `queryPositionList: keeps …`. */
  readonly sentence: string;
  readonly needs: readonly Capability[];
  readonly run: (probe: ProbeWith<Capability>) => Promise<unknown>;
}

/** A rule about one method, or several. */
export function rule(methods: MethodId | Rule['methods'], sentence: string, recipe: Recipe): Rule {
  return { methods: typeof methods === 'string' ? [methods] : methods, sentence, ...recipe };
}

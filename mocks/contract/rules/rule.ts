import type { Capability } from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';
import type { CaseProbe } from '../target/probe.ts';

/** A sentence that a gateway has to keep, and the recipe that succeeds when it does. */
export interface Rule {
  /** The methods that it is about; the case is listed under the first one. */
  readonly methods: readonly [MethodId, ...MethodId[]];
  /** Continues the method's name: `queryPositionList: keeps …`. */
  readonly sentence: string;
  readonly needs: readonly Capability[];
  readonly run: (probe: CaseProbe) => Promise<unknown>;
}

/** A rule about one method, or several. */
export function rule(
  methods: MethodId | Rule['methods'],
  sentence: string,
  recipe: Pick<Rule, 'needs' | 'run'>,
): Rule {
  return { methods: typeof methods === 'string' ? [methods] : methods, sentence, ...recipe };
}

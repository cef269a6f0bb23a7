import type { MethodId } from '@careers/gateway/registry';
import type { CallContext } from './context.ts';

/** A resolver of any method; the registry ties its param and answer to its id, which TypeScript cannot follow. */
export type AnyResolver = (param: unknown, context: CallContext) => unknown;

/** What may stand around one call: asked for each method's resolver once a world, and for the context of each call. */
export interface CallWraps {
  readonly context?: (context: CallContext, id: MethodId) => CallContext;
  readonly resolver?: (resolver: AnyResolver, id: MethodId) => AnyResolver;
}

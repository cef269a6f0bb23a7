import type { MethodId } from '@careers/gateway/registry';
import type { CallContext } from './context.ts';

/** A resolver of any method; the registry connects its param and answer with its id, which TypeScript cannot follow. */
export type AnyResolver = (param: unknown, context: CallContext) => unknown;

/** Wraps around calls: requested once a world for each method's resolver, and once a call for its context. */
export interface CallWraps {
  readonly context?: (context: CallContext, id: MethodId) => CallContext;
  readonly resolver?: (resolver: AnyResolver, id: MethodId) => AnyResolver;
}

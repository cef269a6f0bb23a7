import { isDeepStrictEqual } from 'node:util';
import type { MethodId } from '@careers/gateway/registry';
import type { CallContext } from '../../src/backend/context.ts';
import type { Wrong } from '../sabotage.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The rest of a call, as the mock does it; with another param or context if one is given. */
export type Rest = (param?: unknown, context?: CallContext) => unknown;

/** Puts something around a method's resolver. */
export function aroundResolver(
  id: MethodId,
  run: (rest: Rest, param: Fields, context: CallContext, markApplied: () => void) => unknown,
): Wrong {
  return (markApplied) => ({
    resolver: (resolver, of) => {
      if (of !== id) return resolver;
      return (param, context) =>
        run((other = param, as = context) => resolver(other, as), { ...Object(param) }, context, markApplied);
    },
  });
}

/** Gives a method's resolver another param. `memory` lasts as long as its world. */
export function changeParam(
  id: MethodId,
  change: (param: Fields, memory: Map<string, unknown>, context: CallContext) => Fields,
): Wrong {
  return (markApplied) => ({
    resolver: (resolver, of) => {
      if (of !== id) return resolver;
      const memory = new Map<string, unknown>();
      return (param, context) => {
        const right = { ...Object(param) };
        const wrong = change(right, memory, context);
        if (isDeepStrictEqual(right, wrong)) return resolver(param, context);
        markApplied();
        return resolver(wrong, context);
      };
    },
  });
}

/** Gives the resolver of a method, or of all methods, another context; undefined leaves it as it is. */
export function changeContext(
  id: MethodId | undefined,
  change: (context: CallContext) => Partial<CallContext> | undefined,
): Wrong {
  return (markApplied) => ({
    context: (context, of) => {
      if (id !== undefined && of !== id) return context;
      const changed = change(context);
      if (!changed) return context;
      markApplied();
      return { ...context, ...changed };
    },
  });
}

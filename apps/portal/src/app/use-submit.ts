import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from './new-key.ts';
import { usePortal } from './portal.ts';

/** A submit of the contract, its state, and what it brought; the key is not the caller's matter. */
export type Submit<M extends Method> = UseMutationResult<
  DataOf<M>,
  unknown,
  Omit<ParamOf<M>, 'idempotencyKey'>
>;

/**
 * Sends a submit of the contract once, however often it is pressed: the idempotency key stays the same until
 * it succeeded, also when the call is repeated after a captcha, a login or a lost reply.
 */
export function useSubmit<M extends Method>(method: M): Submit<M> {
  const { gateway, queries } = usePortal();
  const key = useRef<string>(undefined);
  return useMutation<DataOf<M>, unknown, Omit<ParamOf<M>, 'idempotencyKey'>>({
    mutationFn: (param) => {
      key.current ??= newKey();
      return gateway.call(method, { ...param, idempotencyKey: key.current } as ParamOf<M>);
    },
    onSuccess: () => {
      key.current = undefined;
      // Nobody waits for it: what was sent has arrived, whatever can be read after it.
      void queries.invalidateQueries();
    },
  });
}

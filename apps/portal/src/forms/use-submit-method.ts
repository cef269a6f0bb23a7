import { GatewayFailure } from '@careers/gateway';
import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { useState } from 'react';
import { usePortal } from '../core/portal.ts';
import type { SubmitState } from './submit-state.ts';
import { type Submit, type SubmitOptions, useSubmit } from './use-submit.ts';

/** A method's param without its key, which is not the caller's matter. */
type Unkeyed<M extends Method> = Omit<ParamOf<M>, 'idempotencyKey'>;

interface MethodSubmitOptions<M extends Method> extends SubmitOptions {
  readonly onSuccess?: (data: DataOf<M>, mayFocus: boolean) => void;
}

export interface MethodSubmit<M extends Method> {
  readonly state: SubmitState;
  /** What the last success brought. */
  readonly data: DataOf<M> | undefined;
  readonly submit: (param: Unkeyed<M>) => Promise<void>;
  /** Rejects with the failure, for whoever waits for the end. */
  readonly submitAsync: (param: Unkeyed<M>) => Promise<void>;
}

/**
 * Sends a submit of the contract (`useSubmit`). What is on screen is asked for again after a success, and after a refusal:
 * what somebody has done meanwhile, in another tab too, is why it was refused.
 */
export function useSubmitMethod<M extends Method>(
  method: M,
  { onSuccess, onFailure, ...options }: MethodSubmitOptions<M> = {},
): MethodSubmit<M> {
  const { gateway, queries, toasts } = usePortal();
  const { state, submit, submitAsync } = useSubmit({
    ...options,
    onFailure: (error, mayFocus) => {
      onFailure?.(error, mayFocus);
      if (error instanceof GatewayFailure && error.kind === 'business') void queries.invalidateQueries();
    },
  });
  const [data, setData] = useState<DataOf<M>>();

  const through = (way: Submit['submit']) => (param: Unkeyed<M>) =>
    way(
      ({ options: call, idempotencyKey }) =>
        gateway.call(method, { ...param, idempotencyKey } as ParamOf<M>, call),
      (brought, mayFocus) => {
        setData(brought);
        toasts.settle();
        onSuccess?.(brought, mayFocus);
        // Nobody waits for it: what was sent has arrived, whatever can be read after it.
        void queries.invalidateQueries();
      },
      // A link's pass only proves who sends it.
      { ...param, pass: undefined },
    );
  return { state, data, submit: through(submit), submitAsync: through(submitAsync) };
}

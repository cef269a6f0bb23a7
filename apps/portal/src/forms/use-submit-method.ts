import { type FailureKind, GatewayFailure } from '@careers/gateway';
import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { usePortal } from '../core/portal/portal.ts';
import type { SubmitState } from './submit-state.ts';
import { type Submit, type SubmitOptions, useSubmit } from './use-submit.ts';

/** A method's param without the idempotency key, which `useSubmit` adds. */
type Unkeyed<M extends Method> = Omit<ParamOf<M>, 'idempotencyKey'>;

interface MethodSubmitOptions<M extends Method> extends SubmitOptions {
  readonly onSuccess?: (data: DataOf<M>, mayFocus: boolean) => void;
  /**
   * Called when nobody here knows whether the submit was done, because its reply did not come or could not be read. `again` sends it
   * under the same key, which does nothing a second time, and tells.
   */
  readonly onLost?: (again: () => Promise<unknown>) => void;
}

export interface MethodSubmit<M extends Method> {
  readonly state: SubmitState;
  readonly submit: (param: Unkeyed<M>) => Promise<void>;
  /** As `submit`, but rejects with the failure. */
  readonly submitAsync: (param: Unkeyed<M>) => Promise<void>;
}

/**
 * Sends a submit of the contract (`useSubmit`). Queries on screen are fetched again after a success, and after a refusal, whose
 * cause may be a change that was made meanwhile, perhaps in another tab. After a lost reply they are fetched again when they are
 * shown next.
 */
export function useSubmitMethod<M extends Method>(
  method: M,
  { onSuccess, onFailure, onLost, ...options }: MethodSubmitOptions<M> = {},
): MethodSubmit<M> {
  const { gateway, queries, toasts } = usePortal();
  const { state, submit, submitAsync } = useSubmit({
    ...options,
    onFailure: (error, mayFocus) => {
      onFailure?.(error, mayFocus);
      if (error instanceof GatewayFailure && error.kind === 'business') void queries.invalidateQueries();
      // It may have been done: what was read before is not taken for the present state where it is shown next.
      else if (isLost(error)) void queries.invalidateQueries({ refetchType: 'none' });
    },
  });

  const through = (way: Submit['submit']) => (param: Unkeyed<M>) =>
    way(
      ({ options: call, idempotencyKey }) => {
        const sent = { ...param, idempotencyKey } as ParamOf<M>;
        return gateway.call(method, sent, call).catch((error: unknown) => {
          if (isLost(error)) onLost?.(() => gateway.call(method, sent, { onExpiry: 'fail' }));
          throw error;
        });
      },
      (data, mayFocus) => {
        toasts.settle();
        onSuccess?.(data, mayFocus);
        // Not awaited: the submit has succeeded, whether or not the queries can be fetched.
        void queries.invalidateQueries();
      },
      // A link's pass says who sends, not what: a new pass is no change of the content.
      { ...param, pass: undefined },
    );
  return { state, submit: through(submit), submitAsync: through(submitAsync) };
}

const lostKinds: readonly FailureKind[] = ['network', 'timeout', 'http', 'malformed'];

/** Whether nobody here knows if a submit was done, because its reply did not come or could not be read. */
export const isLost = (error: unknown): boolean =>
  error instanceof GatewayFailure && lostKinds.includes(error.kind);

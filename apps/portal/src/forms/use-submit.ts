import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isServerSpeaking } from '../core/failures.ts';
import { newKey } from '../core/new-key.ts';
import { usePortal, userOf } from '../core/portal.ts';
import { useLanguageChange } from '../core/use-language-change.ts';

/** A submit of the contract, its state, and what it brought; the key is not the caller's matter. */
export type Submit<M extends Method> = UseMutationResult<
  DataOf<M>,
  unknown,
  Omit<ParamOf<M>, 'idempotencyKey'>
>;

/** What to tell of the end; also when the page that asked is gone by then, after a login over another one. */
interface SubmitEnds {
  readonly onSuccess?: () => void;
  readonly onError?: (error: unknown) => void;
}

/**
 * Sends a submit of the contract once, however often it is pressed: the idempotency key stays the same until
 * it succeeded, also when the call is repeated after a captcha, a login or a lost reply. It goes out as the person
 * for whom the form was shown, or not at all.
 */
export function useSubmit<M extends Method>(method: M, { onSuccess, onError }: SubmitEnds = {}): Submit<M> {
  const { gateway, queries, session, toasts } = usePortal();
  // What a visitor filled in goes out as whoever logs in; what a person did, never as another one.
  const [person] = useState(() => userOf(session));
  const key = useRef<string>(undefined);
  const submit = useMutation<DataOf<M>, unknown, Omit<ParamOf<M>, 'idempotencyKey'>>({
    // Offline it fails at once and says so: nothing is sent behind a person's back when the line returns.
    networkMode: 'always',
    mutationFn: (param) => {
      key.current ??= newKey();
      const keyed = { ...param, idempotencyKey: key.current } as ParamOf<M>;
      return gateway.call(method, keyed, person === undefined ? {} : { person });
    },
    onSuccess: () => {
      key.current = undefined;
      toasts.settle();
      onSuccess?.();
      // Nobody waits for it: what was sent has arrived, whatever can be read after it.
      void queries.invalidateQueries();
    },
    ...(onError ? { onError } : {}),
  });
  useLanguageChange(() => {
    if (isServerSpeaking(submit.error)) submit.reset();
  });
  return submit;
}

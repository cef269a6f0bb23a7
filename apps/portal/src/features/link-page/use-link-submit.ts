import { GatewayFailure } from '@careers/gateway';
import type { DataOf, ParamOf } from '@careers/gateway/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { forgetLinkDrafts } from '../../forms/link-drafts.ts';
import type { SubmitState } from '../../forms/submit-state.ts';
import type { Draft } from '../../forms/use-draft.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { isLost, useSubmitMethod } from '../../forms/use-submit-method.ts';
import type { LinkSubmitMethod } from './link-answer.ts';
import { usePageLink } from './link-context.ts';

/** A submit's own fields, without token, pass and key, which are added here. */
type Own<M extends LinkSubmitMethod> = Omit<ParamOf<M>, 'token' | 'pass' | 'id' | 'idempotencyKey'>;

export interface LinkSubmit<M extends LinkSubmitMethod> {
  readonly state: SubmitState;
  readonly submit: (param: Own<M>) => Promise<void>;
  /** As `submit`, but rejects with the failure. */
  readonly submitAsync: (param: Own<M>) => Promise<void>;
}

interface LinkSubmitOptions<M extends LinkSubmitMethod> {
  readonly onFailure: OnFailure;
  /** The draft of the form, which is removed after a success. */
  readonly draft?: Pick<Draft, 'forget'>;
  readonly onSuccess?: (receipt: DataOf<M>) => void;
}

/** Reasons that the page itself shows, in place of the form. */
const saidByPage: readonly (string | undefined)[] = ['linkInvalid', 'linkExpired', 'linkLocked'];

/** The states of a link that has been answered. */
const overStates: readonly unknown[] = ['done', 'handled'];
const stateOf = (answer: unknown): unknown => Reflect.get(Object(answer), 'state');

/** Reasons that are shown as a toast, because they remove the form, and a message in it would be removed too. */
const endsForm: readonly (string | undefined)[] = ['handled', 'offerHandled'];

/**
 * Sends a submit by the page's link. Its answer, the receipt, is shown from then on, and the drafts are removed. After a failure the
 * link's query is fetched again: it may have been handled by somebody else, have expired, or ask for its code again. If that removes
 * the form with the failure's message in it, the message becomes a toast, unless the link's answer tells more.
 */
export function useLinkSubmit<M extends LinkSubmitMethod>(
  method: M,
  { onFailure, draft, onSuccess }: LinkSubmitOptions<M>,
): LinkSubmit<M> {
  const portal = usePortal();
  const { token, queryKey, param: byPage, askAgain, setLost } = usePageLink();
  const say = useFailureToast();
  /** The failure of the last try whose message is in the form. */
  const inForm = useRef<unknown>(undefined);
  const sayIfRemoved = useEffectEvent(() => {
    // The query of a page that is left has no observer any more.
    const isPageLeft = !portal.queries.getQueryCache().find({ queryKey })?.isActive();
    const failure = inForm.current;
    // A receipt answers what a lost reply left open: the failure beside it would say the opposite.
    const isAnswered = isLost(failure) && overStates.includes(stateOf(portal.queries.getQueryData(queryKey)));
    if (failure === undefined || isPageLeft) return;
    if (isAnswered) portal.toasts.settle();
    else say(failure);
  });
  useEffect(() => () => sayIfRemoved(), []);
  const { state, submit, submitAsync } = useSubmitMethod(method, {
    onLost: setLost,
    onSuccess: (receipt) => {
      draft?.forget();
      forgetLinkDrafts(portal.device, token);
      portal.queries.setQueryData(queryKey, receipt);
      onSuccess?.(receipt);
    },
    onFailure: (error, mayFocus) => {
      const reason = error instanceof GatewayFailure ? error.reason : undefined;
      if (endsForm.includes(reason)) say(error);
      else if (!saidByPage.includes(reason)) {
        inForm.current = error;
        onFailure(error, mayFocus);
      }
      askAgain();
    },
  });
  const byLink = (way: typeof submit) => (param: Own<M>) => {
    inForm.current = undefined;
    setLost(undefined);
    // The types leave out exactly the fields that are added here.
    return way({ ...param, ...byPage() } as Parameters<typeof submit>[0]);
  };
  return { state, submit: byLink(submit), submitAsync: byLink(submitAsync) };
}

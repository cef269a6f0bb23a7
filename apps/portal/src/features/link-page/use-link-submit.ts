import { GatewayFailure } from '@careers/gateway';
import type { DataOf, ParamOf } from '@careers/gateway/contract';
import { usePortal } from '../../core/portal.ts';
import { useFailureToast } from '../../core/use-failure-toast.ts';
import { forgetLinkDrafts } from '../../forms/link-drafts.ts';
import type { SubmitState } from '../../forms/submit-state.ts';
import type { Draft } from '../../forms/use-draft.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { useSubmitMethod } from '../../forms/use-submit-method.ts';
import type { LinkSubmitMethod } from './link-answer.ts';
import { usePageLink } from './link-context.ts';

/** A submit's own fields: link, pass and key are not the page's matter. */
type Own<M extends LinkSubmitMethod> = Omit<ParamOf<M>, 'token' | 'pass' | 'id' | 'idempotencyKey'>;

export interface LinkSubmit<M extends LinkSubmitMethod> {
  readonly state: SubmitState;
  readonly submit: (param: Own<M>) => Promise<void>;
  /** Rejects with the failure, for whoever waits for the end. */
  readonly submitAsync: (param: Own<M>) => Promise<void>;
}

interface LinkSubmitOptions<M extends LinkSubmitMethod> {
  readonly onFailure: OnFailure;
  /** Of the form that is sent; it goes with its success. */
  readonly draft?: Pick<Draft, 'forget'>;
  readonly onSuccess?: (receipt: DataOf<M>) => void;
}

/** What the page itself says in the place of what was sent. */
const saidByPage: readonly (string | undefined)[] = ['linkInvalid', 'linkExpired', 'linkLocked'];

/** What is said in a message of its own: the form goes with it, and a word beside a field would go along. */
const endsForm: readonly (string | undefined)[] = ['handled', 'offerHandled'];

/**
 * Sends a submit by the page's link. Its receipt is what the link shows from then on, and nothing that was typed is kept any
 * longer. A refusal asks the link anew: somebody was quicker, its time is over, or it asks for its code again.
 */
export function useLinkSubmit<M extends LinkSubmitMethod>(
  method: M,
  { onFailure, draft, onSuccess }: LinkSubmitOptions<M>,
): LinkSubmit<M> {
  const portal = usePortal();
  const { token, queryKey, param: byPage } = usePageLink();
  const say = useFailureToast();
  const { state, submit, submitAsync } = useSubmitMethod(method, {
    onSuccess: (receipt) => {
      draft?.forget();
      forgetLinkDrafts(portal.device, token);
      portal.queries.setQueryData(queryKey, receipt);
      onSuccess?.(receipt);
    },
    onFailure: (error, mayFocus) => {
      const reason = error instanceof GatewayFailure ? error.reason : undefined;
      if (endsForm.includes(reason)) say(error);
      else if (!saidByPage.includes(reason)) onFailure(error, mayFocus);
      void portal.queries.invalidateQueries({ queryKey });
    },
  });
  const byLink = (way: typeof submit) => (param: Own<M>) =>
    // What is left out of a param is what is added here.
    way({ ...param, ...byPage() } as Parameters<typeof submit>[0]);
  return { state, submit: byLink(submit), submitAsync: byLink(submitAsync) };
}

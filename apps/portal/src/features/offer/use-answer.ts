import {
  type acceptOffer,
  type declineOffer,
  getOffer,
  type submitOfferAttachments,
} from '@careers/gateway/contract';
import { usePortal } from '../../core/portal.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { type MethodSubmit, useSubmitMethod } from '../../forms/use-submit-method.ts';
import { linkQuery } from '../link-page/index.ts';

type OfferSubmit = typeof acceptOffer | typeof declineOffer | typeof submitOfferAttachments;

/** Answers an offer; its receipt is what the link shows from then on. A refusal asks the link anew: somebody was quicker. */
export function useAnswer<M extends OfferSubmit>(
  method: M,
  token: string,
  onFailure: OnFailure,
): MethodSubmit<M> {
  const portal = usePortal();
  const { queryKey } = linkQuery(portal, getOffer, token);
  return useSubmitMethod(method, {
    onSuccess: (receipt) => void portal.queries.setQueryData(queryKey, receipt),
    onFailure: (error, mayFocus) => {
      onFailure(error, mayFocus);
      void portal.queries.invalidateQueries({ queryKey });
    },
  });
}

import { cancelCollectPosition, collectPosition, queryCollections } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askMethodAgain } from '../../core/calls/method-query.ts';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { usePortal } from '../../core/portal/portal.ts';

interface Collectable {
  readonly id: string;
  readonly collected?: boolean | undefined;
}

/**
 * Keeps a position in the collection, or no longer; without a session the login comes first, then it is done.
 * Lists on screen are not asked again for it: what was last done here counts until they are.
 */
export function useCollect({ id, collected = false }: Collectable) {
  const { t } = useLingui();
  const { gateway, queries, toasts } = usePortal();
  const showFailure = useFailureToast();
  const [told, setTold] = useState(collected);
  const [kept, setKept] = useState(collected);
  if (told !== collected) {
    setTold(collected);
    setKept(collected);
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (keep: boolean) =>
      gateway.call(keep ? collectPosition : cancelCollectPosition, { positionId: id }),
    onSuccess: (_done, keep) => {
      setKept(keep);
      toasts.show({ tone: 'success', message: keep ? t`Collection success` : t`Cancel successful` });
      void askMethodAgain(queries, queryCollections);
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => /Position/.test(String(name)),
        refetchType: 'none',
      });
    },
    onError: showFailure,
  });
  return { collected: kept, pending: isPending, toggle: () => mutate(!kept) };
}

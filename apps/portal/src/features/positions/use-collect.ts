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
 * Adds a position to the collection or removes it; a visitor is asked to log in first. Lists on screen are not fetched again:
 * until they are, the last result of this counts.
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

import { cancelCollectPosition, collectPosition, queryCollections } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { usePortal } from '../../app/portal.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';

interface Collectable {
  readonly id: string;
  readonly collected?: boolean | undefined;
}

/**
 * Keeps a position in the collection, or no longer; without a session the login comes first, then it is done.
 * Lists on screen are not asked again for it.
 */
export function useCollect({ id, collected = false }: Collectable) {
  const { t } = useLingui();
  const { gateway, queries, toasts } = usePortal();
  const showFailure = useFailureToast();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (keep: boolean) =>
      gateway.call(keep ? collectPosition : cancelCollectPosition, { positionId: id }),
    onSuccess: (_done, keep) => {
      toasts.show({ tone: 'success', message: keep ? t`Collection success` : t`Cancel successful` });
      void queries.invalidateQueries({ queryKey: [queryCollections.name] });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => /Position/.test(String(name)),
        refetchType: 'none',
      });
    },
    onError: showFailure,
  });
  const shown = isSuccess ? variables : collected;
  return { collected: shown, pending: isPending, toggle: () => mutate(!shown) };
}

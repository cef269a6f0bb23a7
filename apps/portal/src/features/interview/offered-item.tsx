import { type OfferedSlot, queryInterviewerWeek, withdrawSlot } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { askMethodAgain } from '../../core/method-query.ts';
import { usePortal } from '../../core/portal.ts';
import { useFailureToast } from '../../core/use-failure-toast.ts';
import { clockIn } from '../../core/zones.ts';

interface OfferedItemProps {
  readonly slot: OfferedSlot;
  readonly companyZone: string;
  /** The day that it stands under, in words. */
  readonly day: string;
  /** It is gone, and the focus that was on its button has to go somewhere. */
  readonly onRemoved: () => void;
}

/** A time that is offered: it can be taken back until somebody has taken it. */
export function OfferedItem({ slot, companyZone, day, onRemoved }: OfferedItemProps) {
  const { t } = useLingui();
  const { gateway, queries, toasts } = usePortal();
  const { id, start, end, takenBy } = slot;
  const showFailure = useFailureToast();
  const button = useRef<HTMLButtonElement>(null);
  const withdraw = useMutation({
    mutationFn: () => gateway.call(withdrawSlot, { slotId: id }),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: t`Delete successfully` });
      if (button.current === document.activeElement) onRemoved();
    },
    onError: showFailure,
    onSettled: () => askMethodAgain(queries, queryInterviewerWeek),
  });
  const time = `${clockIn(start, companyZone)}–${clockIn(end, companyZone)}`;
  const name = takenBy?.candidateName ?? '';
  return (
    <div className="rounded-md border border-dashed border-border-strong p-2 text-sm wrap-anywhere">
      <p className="tabular font-medium whitespace-nowrap">{time}</p>
      {takenBy ? (
        <p className="text-muted">{t`Taken by ${name}`}</p>
      ) : (
        <>
          <p className="text-muted">{t`Offered`}</p>
          <Button
            ref={button}
            variant="link"
            size="sm"
            className="-mb-2 min-h-11"
            pending={withdraw.isPending}
            aria-label={t`Remove ${time} on ${day}`}
            onClick={() => withdraw.mutate()}
          >
            {t({ context: 'offered time', message: 'Remove' })}
          </Button>
        </>
      )}
    </div>
  );
}

import {
  type OfferedSlot,
  queryInterviewerWeek,
  type TimeSpan,
  withdrawSlot,
} from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { askMethodAgain } from '../../../core/calls/method-query.ts';
import { useFailureToast } from '../../../core/calls/use-failure-toast.ts';
import { usePortal } from '../../../core/portal/portal.ts';
import { Overlap, spanIn } from './overlap.tsx';
import { WeekTime } from './week-time.tsx';

interface OfferedItemProps {
  readonly slot: OfferedSlot;
  readonly companyZone: string;
  /** The name of the day, for the button that removes it. */
  readonly day: string;
  /** The time of another meeting that overlaps. */
  readonly meets: TimeSpan | undefined;
  /** Called after it was removed, since the focus has to move on. */
  readonly onRemoved: () => void;
}

/** An offered time, which can be withdrawn until somebody has taken it. */
export function OfferedItem({ slot, companyZone, day, meets, onRemoved }: OfferedItemProps) {
  const { t } = useLingui();
  const { gateway, queries, toasts } = usePortal();
  const { id, takenBy } = slot;
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
  const time = spanIn(slot, companyZone);
  const name = takenBy?.candidateName ?? '';
  return (
    <div className="rounded-md border border-dashed border-border-strong p-2 text-sm">
      <WeekTime time={slot} companyZone={companyZone} />
      <Overlap time={meets} companyZone={companyZone} />
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

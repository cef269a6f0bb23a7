import type { PickedSlot } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { Receipt } from '../../../core/receipt.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { interviewEvent } from '../interview-event.ts';
import { MeetingFacts } from '../meeting-facts.tsx';

interface PickedReceiptProps {
  readonly picked: PickedSlot;
  /** False on a page that opens with the receipt. */
  readonly takesFocus?: boolean;
}

/** The receipt of the chosen time. */
export function PickedReceipt({ picked, takesFocus = true }: PickedReceiptProps) {
  const { t, i18n } = useLingui();
  const { position, time } = picked;
  return (
    <Receipt title={t`Your interview is booked`} about={[position.post]} takesFocus={takesFocus}>
      <MeetingFacts meeting={picked} time={time} />
      <div className="mt-6 flex flex-wrap gap-3">
        <CalendarButton event={interviewEvent(picked, i18n)} />
        <PortalLink to="/MyResume" className={buttonClass('secondary')}>
          {t`My applications`}
        </PortalLink>
      </div>
    </Receipt>
  );
}

import type { PickedSlot } from '@careers/gateway/contract';
import { buttonClass, Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { PortalLink } from '../../core/link.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { interviewEvent } from './interview-event.ts';
import { MeetingFacts } from './meeting-facts.tsx';

/** The time that was chosen. Takes the focus, since the choice that it replaces is gone. */
export function PickedReceipt({ picked }: { readonly picked: PickedSlot }) {
  const { t, i18n } = useLingui();
  const { position, time } = picked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg">
      <CircleCheck size={32} className="mb-3 text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="outline-none">
        {t`Your interview is booked`}
      </Heading>
      <p className="mt-1 mb-6 text-muted">{position.post}</p>
      <MeetingFacts meeting={picked} time={time} />
      <div className="mt-6 flex flex-wrap gap-3">
        <CalendarButton event={interviewEvent(picked, i18n)} />
        <PortalLink to="/MyResume" className={buttonClass('secondary')}>
          {t`My applications`}
        </PortalLink>
      </div>
    </Card>
  );
}

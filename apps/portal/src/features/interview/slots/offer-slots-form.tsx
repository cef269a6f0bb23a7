import { type InterviewerWeek, offerSlots, type TimeSpan } from '@careers/gateway/contract';
import { Card, Field, Heading, NativeSelect } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureToast } from '../../../core/calls/use-failure-toast.ts';
import { clockIn, formatDayIn, overlap } from '../../../core/format/zones.ts';
import { usePortal } from '../../../core/portal/portal.ts';
import { useMinute } from '../../../core/portal/use-as-of-now.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSubmitMethod } from '../../../forms/use-submit-method.ts';
import { firstOffer, type OfferedHour, spanOfHour } from './first-offer.ts';
import { weekFrom } from './week-days.ts';

interface OfferSlotsFormProps {
  readonly week: InterviewerWeek;
  readonly monday: string;
}

/** All half hours of the company's day. */
const clocks = Array.from({ length: 25 }, (_, at) => {
  const minutes = 8 * 60 + at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

/** Offers a time of the week to candidates. If it overlaps with another one, the form says so before it is sent. */
export function OfferSlotsForm({ week, monday }: OfferSlotsFormProps) {
  const { t, i18n } = useLingui();
  const { toasts } = usePortal();
  const now = useMinute();
  const { companyZone, slots, interviews } = week;
  const days = weekFrom(monday);
  const taken = [...slots, ...interviews.map((interview) => interview.time)];
  const [chosen, setChosen] = useState<Partial<OfferedHour>>({});
  const [refusals, setRefusals] = useState(0);
  // The chosen day may be of another week.
  const ownDay = days.find((one) => one === chosen.day);
  // Until something is chosen, the form has a time that can be offered.
  const free = firstOffer(ownDay ? [ownDay] : days, { now, zone: companyZone, taken });
  const { from = '10:00', until = '11:00' } = { ...free, ...chosen };
  const day = ownDay ?? free?.day ?? monday;
  const time: TimeSpan = spanOfHour({ day, from, until }, companyZone);
  const meets = taken.find((other) => overlap(time, other));
  const other = meets && `${clockIn(meets.start, companyZone)}–${clockIn(meets.end, companyZone)}`;
  const problemOf = () => {
    if (from >= until) return t`The end is before the start.`;
    if (Date.parse(time.start) <= now) return t`This time is over already.`;
    return other && t`This overlaps with ${other}.`;
  };
  const problem = problemOf();
  // With the day that they were chosen for, so that a day that ends meanwhile does not move them to the next one.
  const choose = (hours: Partial<OfferedHour>) => setChosen({ ...chosen, day, ...hours });
  const showFailure = useFailureToast();
  const { state, submit } = useSubmitMethod(offerSlots, {
    repeatable: true,
    onFailure: showFailure,
    onSuccess: () => toasts.show({ tone: 'success', message: t`Save successfully` }),
  });
  return (
    <Card as="section" padding="lg" aria-labelledby="offer-title">
      <Heading level={2} size="md" id="offer-title">
        {t`Offer a time`}
      </Heading>
      <p className="mt-1 mb-6 text-muted">{t`Candidates choosing a time see it right away.`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problem) setRefusals(refusals + 1);
          else void submit({ slots: [time] });
        }}
        className="grid items-end gap-4 @3xl:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <Field label={t`Day`}>
          <NativeSelect value={day} onChange={({ target }) => choose({ day: target.value })}>
            {days.map((one) => (
              <option key={one} value={one}>
                {formatDayIn(`${one}T12:00:00Z`, i18n.locale, 'UTC')}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t({ message: 'From', context: 'time' })}>
          <NativeSelect value={from} onChange={({ target }) => choose({ from: target.value })}>
            {clocks.slice(0, -1).map((clock) => (
              <option key={clock}>{clock}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t({ message: 'To', context: 'time' })}>
          <NativeSelect value={until} onChange={({ target }) => choose({ until: target.value })}>
            {clocks.slice(1).map((clock) => (
              <option key={clock}>{clock}</option>
            ))}
          </NativeSelect>
        </Field>
        <SubmitButton state={state} size="md">
          {t`Offer`}
        </SubmitButton>
      </form>
      <p role="status" className="text-warning-text not-empty:mt-3 not-empty:min-h-6">
        {/* A new element for each time and each press: screen readers do not announce an unchanged one again. */}
        {problem && <span key={`${refusals} ${time.start} ${time.end}`}>{problem}</span>}
      </p>
    </Card>
  );
}

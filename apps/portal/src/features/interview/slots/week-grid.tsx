import type { InterviewerWeek, TimeSpan } from '@careers/gateway/contract';
import { Card, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { dayIn, formatDayIn, overlap } from '../../../core/format/zones.ts';
import { InterviewItem } from './interview-item.tsx';
import { OfferedItem } from './offered-item.tsx';
import { weekFrom } from './week-days.ts';

interface WeekGridProps {
  readonly week: InterviewerWeek;
  readonly monday: string;
}

/** The days of a week beside each other, or below each other in a narrow window, with the offered times and the interviews. */
export function WeekGrid({ week, monday }: WeekGridProps) {
  const { t, i18n } = useLingui();
  const { companyZone, slots, interviews } = week;
  const isSaidBy = (slot: TimeSpan) => interviews.some(({ time }) => time.start === slot.start);
  /** All meetings: a taken time counts as one even if its interview belongs to another website. */
  const meetings: readonly TimeSpan[] = [
    ...interviews.map(({ time }) => time),
    ...slots.filter((slot) => slot.takenBy && !isSaidBy(slot)),
  ];
  const metBy = (time: TimeSpan) => meetings.find((other) => other !== time && overlap(other, time));
  const days = weekFrom(monday);
  const isOn = (day: string, { start }: { readonly start: string }) => dayIn(start, companyZone) === day;
  const isFree = (day: string) => ![...slots, ...meetings].some((time) => isOn(day, time));
  return (
    <ol
      className={cn(
        'grid gap-3',
        // A weekend without entries leaves more space for the working days.
        days.slice(-2).every(isFree)
          ? '@5xl:grid-cols-[repeat(5,minmax(0,1fr))_max-content_max-content]'
          : '@5xl:grid-cols-7',
      )}
    >
      {days.map((day) => {
        const dayName = formatDayIn(`${day}T12:00:00Z`, i18n.locale, 'UTC');
        const agreed = interviews.filter(({ time }) => isOn(day, time));
        // For a time that was taken on this website, the interview itself is shown.
        const offered = slots.filter((slot) => isOn(day, slot) && !isSaidBy(slot));
        const items = [
          // One candidate may have two rounds on one day.
          ...agreed.map((interview) => ({
            key: `${interview.deliveryId} ${interview.round}`,
            start: interview.time.start,
            interview,
          })),
          ...offered.map((slot) => ({ key: slot.id, start: slot.start, slot })),
        ].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
        return (
          <Card as="li" key={day} padding="none" className="min-w-0 p-3">
            <h3 id={`day-${day}`} tabIndex={-1} className="heading mb-2 text-sm">
              {formatDayIn(`${day}T12:00:00Z`, i18n.locale, 'UTC', 'short')}
            </h3>
            {items.length === 0 ? (
              <p className="text-sm text-muted contain-inline-size">{t`Nothing scheduled`}</p>
            ) : (
              <ul className="@container grid grid-cols-1 gap-2">
                {items.map((item) => (
                  <li key={item.key}>
                    {'slot' in item ? (
                      <OfferedItem
                        slot={item.slot}
                        companyZone={companyZone}
                        day={dayName}
                        meets={item.slot.takenBy && metBy(item.slot)}
                        onRemoved={() => document.getElementById(`day-${day}`)?.focus()}
                      />
                    ) : (
                      <InterviewItem
                        interview={item.interview}
                        companyZone={companyZone}
                        meets={metBy(item.interview.time)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </ol>
  );
}

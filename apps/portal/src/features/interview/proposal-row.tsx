import { Field, NativeSelect, useAfterPress } from '@careers/ui';
import { DateInput } from '@careers/ui/forms';
import { isCalendarDay } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { viewerZone } from '../../core/format/format.ts';
import { clockBeside, clockIn, dayIn, isSameClock } from '../../core/format/zones.ts';
import { useDayLabels } from '../../forms/use-day-labels.ts';
import { hoursOf } from './proposals.ts';

interface ProposalRowProps {
  readonly number: number;
  readonly ids: { readonly day: string; readonly start: string };
  readonly value: { readonly day: string; readonly start: string };
  readonly companyZone: string;
  /** Now, in milliseconds. */
  readonly now: number;
  readonly error: string | undefined;
  readonly onChange: (value: { readonly day: string; readonly start: string }) => void;
}

/** One proposed time: a day, and one of the company's working hours on it, in the viewer's zone. */
export function ProposalRow({ number, ids, value, companyZone, now, error, onChange }: ProposalRowProps) {
  const { t, i18n } = useLingui();
  const labels = useDayLabels();
  const zone = viewerZone();
  const today = dayIn(now, zone);
  const { starts, isClosed } = hoursOf(value.day, companyZone, now);
  // The chosen hour may have passed meanwhile.
  const chosen = starts.includes(Date.parse(value.start)) ? value.start : '';
  // The typed day is read when the field is left, which a press on something below it also does.
  const hasNone = useAfterPress(isCalendarDay(value.day) && starts.length === 0);
  const whyNone = isClosed ? t`The company is closed on this day.` : t`No time is left on this day.`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t`Proposal ${number}`}</legend>
      <div className="grid items-start gap-4 @md:grid-cols-2">
        <Field id={ids.day} label={t`Day`} error={starts.length === 0 ? error : undefined}>
          <DateInput
            value={value.day}
            today={today}
            min={today}
            locale={i18n.locale}
            labels={labels}
            placeholder={t`YYYY-MM-DD`}
            onValueChange={(day) => onChange({ day, start: '' })}
          />
        </Field>
        <Field
          id={ids.start}
          label={t`Time`}
          error={starts.length === 0 ? undefined : error}
          hint={hasNone ? whyNone : undefined}
        >
          <NativeSelect
            value={chosen}
            disabled={starts.length === 0}
            onChange={({ target }) => onChange({ day: value.day, start: target.value })}
          >
            <option value="">{t`Choose a time`}</option>
            {starts.map((start) => {
              const theirs = clockBeside(start, i18n.locale, companyZone, zone);
              const own = `${clockIn(start, zone)}–${clockIn(start + 3_600_000, zone)}`;
              return (
                <option key={start} value={new Date(start).toISOString()}>
                  {isSameClock(zone, companyZone, start) ? own : t`${own} (company: ${theirs})`}
                </option>
              );
            })}
          </NativeSelect>
        </Field>
      </div>
    </fieldset>
  );
}

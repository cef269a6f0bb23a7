import type { InterviewSlot } from '@careers/gateway/contract';
import { cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { viewerZone } from '../../../core/format/format.ts';
import {
  clockBeside,
  clockIn,
  formatDayIn,
  isSameClock,
  zoneHours,
  zoneName,
} from '../../../core/format/zones.ts';
import { byDay } from './slot-days.ts';

interface SlotChoiceProps {
  /** Makes the title focusable, for when the chosen time is gone. */
  readonly titleRef: Ref<HTMLLegendElement>;
  readonly slots: readonly InterviewSlot[];
  readonly hasBegun: (slot: InterviewSlot) => boolean;
  readonly companyZone: string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Radios for the times by day, in the viewer's zone, and in the company's if that is another one. */
export function SlotChoice({ titleRef, slots, hasBegun, companyZone, chosen, onChoose }: SlotChoiceProps) {
  const { t, i18n } = useLingui();
  const zone = viewerZone();
  const { locale } = i18n;
  if (slots.length === 0) return null;
  const starts = slots.map(({ start }) => start);
  const own = zoneName(zone, locale, ...starts);
  const theirs = zoneName(companyZone, locale, ...starts);
  const isOne = starts.every((start) => isSameClock(zone, companyZone, start));
  // If the clocks change between the days, each day says which offset it has.
  const changes = new Set(starts.map((start) => zoneHours(zone, locale, start))).size > 1;
  return (
    <fieldset className="min-w-0">
      <legend ref={titleRef} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t`Times`}
      </legend>
      <p className="mt-1 mb-6 text-sm text-muted">
        {isOne
          ? t`All times are in ${own}.`
          : t`Times are in your zone (${own}), with the company’s (${theirs}) below.`}
      </p>
      <div className="grid gap-6">
        {byDay(slots, zone).map(({ day, slots: ofDay }) => (
          <div key={day}>
            <p className="mb-2 font-medium" id={`slots-${day}`}>
              {formatDayIn(ofDay[0].start, locale, zone)}{' '}
              {changes && (
                <span className="ms-1 text-sm font-normal text-muted">
                  {zoneHours(zone, locale, ofDay[0].start)}
                </span>
              )}
            </p>
            <div className="grid grid-cols-2 gap-2 @md:grid-cols-3">
              {ofDay.map((slot) => (
                <SlotOption
                  key={slot.id}
                  slot={slot}
                  isOver={hasBegun(slot)}
                  day={`slots-${day}`}
                  zone={zone}
                  companyZone={companyZone}
                  isChosen={slot.id === chosen}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface SlotOptionProps {
  readonly slot: InterviewSlot;
  readonly isOver: boolean;
  /** The id of the day's heading. */
  readonly day: string;
  readonly zone: string;
  readonly companyZone: string;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

function SlotOption({ slot, isOver, day, zone, companyZone, isChosen, onChoose }: SlotOptionProps) {
  const { t, i18n } = useLingui();
  const { id, start, end, taken } = slot;
  const isClosed = taken || isOver;
  return (
    <label
      className={cn(
        // Two lines are as high as one, so that all times are.
        'tabular relative flex min-h-14 flex-col items-center justify-center rounded-md border border-border-strong bg-surface-raised px-2 py-2 text-center leading-tight has-checked:border-brand has-checked:bg-brand-50 forced-colors:has-checked:border-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700',
        isClosed ? 'cursor-not-allowed text-muted' : 'cursor-pointer hover:border-text-muted',
      )}
    >
      <input
        type="radio"
        name="slot"
        value={id}
        checked={isChosen}
        disabled={isClosed}
        aria-describedby={day}
        onChange={() => onChoose(id)}
        className="sr-only"
      />
      <span
        className={cn('font-medium', isClosed && 'line-through')}
      >{`${clockIn(start, zone)}–${clockIn(end, zone)}`}</span>
      {isClosed ? (
        <span className="text-sm leading-tight">
          {taken ? t`Taken` : t({ message: 'Over', context: 'time' })}
        </span>
      ) : (
        !isSameClock(zone, companyZone, start) && (
          <span className="text-sm leading-tight text-muted">
            {`${clockBeside(start, i18n.locale, companyZone, zone)}–${clockIn(end, companyZone)}`}
          </span>
        )
      )}
    </label>
  );
}

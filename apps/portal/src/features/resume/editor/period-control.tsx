import { MonthRangeInput } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { FieldFacts } from './field-facts.ts';
import { useDateLabels } from './use-date-labels.ts';

interface PeriodControlProps {
  /** The id of the start; that of the end is derived from it. */
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly present: boolean;
  readonly isRequired: boolean;
  readonly mayBeFuture: boolean;
  /** The problem in words, and which of the two months has it. */
  readonly problem: string | undefined;
  readonly problemAt: 'from' | 'to' | undefined;
  readonly facts: FieldFacts;
  readonly onChange: (patch: {
    readonly start: string;
    readonly end: string;
    readonly present: boolean;
  }) => void;
}

/** Two months and "to present", which together are one answer. */
export const PeriodControl = memo(function PeriodControl({
  id,
  start,
  end,
  present,
  isRequired,
  mayBeFuture,
  problem,
  problemAt,
  facts,
  onChange,
}: PeriodControlProps) {
  const { t, i18n } = useLingui();
  const { month } = useDateLabels();
  const [wasLeft, setLeft] = useState(false);
  const { today, isJudged } = facts;
  const lacksStart = start.trim() === '';
  const lacks = isJudged && isRequired && (lacksStart || (end.trim() === '' && !present));
  const wrong = wasLeft || isJudged ? problem : undefined;
  const lackingEnd = lacksStart ? undefined : 'to';
  return (
    <MonthRangeInput
      id={id}
      label={t`Period`}
      required={isRequired}
      value={{ from: start, to: end, isPresent: present }}
      onValueChange={(range) => onChange({ start: range.from, end: range.to, present: range.isPresent })}
      onBlur={() => setLeft(true)}
      today={today}
      locale={i18n.locale}
      {...(mayBeFuture ? {} : { max: today.slice(0, 7) })}
      error={wrong ?? (lacks ? t`Please fill this in` : undefined)}
      errorEnd={wrong ? problemAt : lackingEnd}
      labels={{
        ...month,
        from: t`Start month`,
        to: t`End month`,
        present: t`To present`,
        placeholder: t`YYYY-MM`,
      }}
      className="@lg:col-span-2"
    />
  );
});

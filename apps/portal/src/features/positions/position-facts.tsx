import type { PositionDetail } from '@careers/gateway/contract';
import { InlineFacts } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatInstant } from '../../core/format/format.ts';
import { textUnbroken } from '../../core/format/unbroken.ts';
import { PostedOn } from './summary/posted-on.tsx';

/** Terms and values side by side, in two such columns where there is room. */
export const factGrid =
  'grid gap-x-6 gap-y-3 @3xs:grid-cols-[auto_minmax(0,1fr)] @2xl:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] @5xl:grid-cols-[auto_minmax(0,1fr)]';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** The main facts in one line under the title, for a phone, where the duties follow at once. */
export function PositionLead({
  position,
  className,
}: {
  readonly position: PositionDetail;
  readonly className?: string;
}) {
  const { t } = useLingui();
  const { salary, workPlace, education, workYears, numberRecruits } = position;
  // None means that no number is named.
  const openings =
    numberRecruits > 0 && t`${plural(numberRecruits, { one: '# opening', other: '# openings' })}`;
  return (
    <div className={className}>
      {salary && <p className="tabular mb-1 text-lg font-semibold">{textUnbroken(salary)}</p>}
      <InlineFacts items={[workPlace.name, education.name, workYears.name, openings]} className="tabular" />
    </div>
  );
}

/** The facts of a position. */
export function PositionFacts({ position }: { readonly position: PositionDetail }) {
  const { t, i18n } = useLingui();
  const { salary, workPlace, posCategory, education, workYears, numberRecruits, publishDate, deadline } =
    position;
  const items: Fact[] = [
    {
      term: t`Salary`,
      value: salary && <span className="text-lg font-semibold">{textUnbroken(salary)}</span>,
    },
    { term: t`Location`, value: workPlace.name },
    { term: t({ context: 'position', message: 'Education' }), value: education.name },
    { term: t`Experience`, value: workYears.name },
    { term: t`Job category`, value: posCategory.name },
    {
      term: t`Openings`,
      value:
        numberRecruits > 0 &&
        t({ context: 'openings', message: plural(numberRecruits, { one: '#', other: '#' }) }),
    },
    {
      term: t`Posted`,
      value: <PostedOn day={publishDate} />,
    },
    {
      term: t`Deadline`,
      value: deadline && <time dateTime={deadline}>{formatInstant(deadline, i18n.locale)}</time>,
    },
  ];
  const known = items.filter(({ value }) => value);
  return (
    <dl className={`${factGrid} items-baseline`}>
      {known.map(({ term, value }) => (
        <div key={term} className="contents">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="tabular min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { InterviewResults } from '@careers/gateway/contract';
import { Facts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatInstant } from '../../core/format/format.ts';
import { numberFormat } from '../../core/format/number-format.ts';
import { When } from '../link-page/index.ts';

interface RoundFactsProps {
  readonly result: InterviewResults['results'][number];
  readonly companyZone: string;
}

/** Date, interviewer and mean score of a round. */
export function RoundFacts({ result, companyZone }: RoundFactsProps) {
  const { t, i18n } = useLingui();
  const { time, interviewer, evaluatedAt, average } = result;
  const mean = numberFormat(i18n.locale, { minimumFractionDigits: 1 }).format(average);
  return (
    <Facts
      columns={2}
      items={[
        ...(time
          ? [{ term: t`Interviewed`, value: <When time={time} companyZone={companyZone} />, isWide: true }]
          : []),
        { term: t`Evaluated`, value: formatInstant(evaluatedAt, i18n.locale), isWide: true },
        { term: t`Interviewer`, value: interviewer },
        { term: t`Average`, value: t`${mean} of 5` },
      ]}
    />
  );
}

import type { interviewWays, TimeSpan } from '@careers/gateway/contract';
import { type Fact, Facts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { When } from '../link-page/index.ts';
import { MeetingPlace } from './meeting-place.tsx';

interface MeetingFactsProps {
  readonly meeting: {
    readonly round: number;
    readonly way: (typeof interviewWays)[number];
    readonly place: string;
    readonly companyZone: string;
  };
  /** Absent until a time was chosen. */
  readonly time?: TimeSpan;
}

/** When, how and where the interview takes place. */
export function MeetingFacts(props: MeetingFactsProps) {
  return <Facts columns={2} items={useMeetingFacts(props)} />;
}

/** The same as a part of a longer list. */
export function useMeetingFacts({ meeting, time }: MeetingFactsProps): readonly Fact[] {
  const { t } = useLingui();
  const { round, way, place, companyZone } = meeting;
  const ways = { onSite: t`On site`, video: t`Video call`, phone: t`Phone call` } as const;
  return [
    ...(time ? [{ term: t`When`, value: <When time={time} companyZone={companyZone} />, isWide: true }] : []),
    { term: t`How`, value: ways[way] },
    { term: t`Round`, value: t({ context: 'interview', message: `${round}` }) },
    { term: t`Where`, value: place && <MeetingPlace place={place} />, isWide: true },
  ];
}

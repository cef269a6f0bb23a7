import type { InterviewerWeek, TimeSpan } from '@careers/gateway/contract';
import { Badge } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { MeetingPlace } from '../meeting-place.tsx';
import { Overlap } from './overlap.tsx';
import { WeekTime } from './week-time.tsx';

interface InterviewItemProps {
  readonly interview: InterviewerWeek['interviews'][number];
  readonly companyZone: string;
  /** The time of another meeting that overlaps. */
  readonly meets: TimeSpan | undefined;
}

/** An interview of the week: when, with whom, whether it is agreed, and whether another one overlaps. */
export function InterviewItem({ interview, companyZone, meets }: InterviewItemProps) {
  const { t } = useLingui();
  const { candidateName, post, time, state, place } = interview;
  return (
    <div className="rounded-md border-s-3 border-brand bg-brand-50 p-2 text-sm">
      <WeekTime time={time} companyZone={companyZone} />
      <Overlap time={meets} companyZone={companyZone} />
      <p>{candidateName}</p>
      <p className="text-muted">{post}</p>
      <p className="my-0.5 text-muted @max-3xs:text-xs">
        <MeetingPlace place={place} />
      </p>
      <Badge tone={state === 'agreed' ? 'success' : 'warning'} className="mt-1">
        {state === 'agreed' ? t`Booked` : t`Awaiting an answer`}
      </Badge>
    </div>
  );
}

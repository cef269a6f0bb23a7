import type { InterviewerWeek, TimeSpan } from '@careers/gateway/contract';
import { Badge, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { clockIn } from '../../core/zones.ts';

interface InterviewItemProps {
  readonly interview: InterviewerWeek['interviews'][number];
  readonly companyZone: string;
  /** Another interview at the same time. */
  readonly meets: InterviewerWeek['interviews'][number] | undefined;
}

/** An interview of the week: when, with whom, whether it is agreed, and whether another one is at the same time. */
export function InterviewItem({ interview, companyZone, meets }: InterviewItemProps) {
  const { t } = useLingui();
  const { candidateName, post, time, state, place } = interview;
  const between = ({ start, end }: TimeSpan) => `${clockIn(start, companyZone)}–${clockIn(end, companyZone)}`;
  const other = meets && between(meets.time);
  return (
    <div className="rounded-md bg-brand-50 p-2 text-sm wrap-anywhere">
      <p className="tabular font-medium">{between(time)}</p>
      {other && <p className="font-medium text-warning-text">{t`This overlaps with ${other}.`}</p>}
      <p>{candidateName}</p>
      <p className="text-muted">{post}</p>
      <p className="text-muted">
        <TitleText>{place}</TitleText>
      </p>
      <Badge tone={state === 'agreed' ? 'success' : 'warning'} className="mt-1">
        {state === 'agreed' ? t`Agreed` : t`Waits for an answer`}
      </Badge>
    </div>
  );
}

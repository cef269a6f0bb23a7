import type { InterviewerWeek } from '@careers/gateway/contract';
import { Badge, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { clockIn } from '../../core/zones.ts';

interface InterviewItemProps {
  readonly interview: InterviewerWeek['interviews'][number];
  readonly companyZone: string;
}

/** An interview of the week: when, with whom, and whether it is agreed. */
export function InterviewItem({ interview, companyZone }: InterviewItemProps) {
  const { t } = useLingui();
  const { candidateName, post, time, state, place } = interview;
  return (
    <div className="rounded-md bg-brand-50 p-2 text-sm wrap-anywhere">
      <p className="tabular font-medium">
        {clockIn(time.start, companyZone)}–{clockIn(time.end, companyZone)}
      </p>
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

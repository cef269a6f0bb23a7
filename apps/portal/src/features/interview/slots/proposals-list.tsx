import type { InterviewerWeek } from '@careers/gateway/contract';
import { Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { When } from '../../link-page/index.ts';

interface ProposalsListProps {
  readonly proposals: InterviewerWeek['proposals'];
  readonly companyZone: string;
}

/** Candidates who have proposed other times; the recruiter decides on them. */
export function ProposalsList({ proposals, companyZone }: ProposalsListProps) {
  const { t } = useLingui();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="proposals-title">
      <Heading level={2} size="md" id="proposals-title">
        {t`Other times proposed`}
      </Heading>
      <p className="mt-1 mb-4 text-muted">{t`The recruiter sets the time: tell them which one works for you.`}</p>
      <ul className="grid gap-4 @3xl:grid-cols-2">
        {proposals.map(({ deliveryId, candidateName, post, reason, proposals: times }) => (
          <Card as="li" key={deliveryId}>
            <Heading level={3} size="sm">
              {candidateName}
            </Heading>
            <p className="text-sm text-muted">{post}</p>
            <p className="mt-3 whitespace-pre-line">{reason}</p>
            <ol className="mt-3 grid gap-3">
              {times.map((time) => (
                <li key={time.start}>
                  <When time={time} companyZone={companyZone} />
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </ul>
    </section>
  );
}

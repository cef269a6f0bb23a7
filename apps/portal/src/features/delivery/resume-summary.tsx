import type { ResumeContent } from '@careers/gateway/contract';
import { Facts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

interface ResumeSummaryProps {
  readonly resume: Pick<ResumeContent, 'basics' | 'education' | 'work'>;
}

/** What a recruiter reads first of a resume. */
export function ResumeSummary({ resume }: ResumeSummaryProps) {
  const { t } = useLingui();
  const [school] = resume.education;
  const [job] = resume.work;
  const { name, phone, email, city } = resume.basics;
  const items = [
    { term: t`Name`, value: name },
    { term: t`Phone`, value: phone },
    { term: t`Email`, value: email },
    { term: t`City`, value: city },
    { term: t`Education history`, value: school && [school.school, school.major, school.degree].join(' · ') },
    { term: t`Latest work`, value: job && [job.company, job.post].join(' · ') },
  ].filter((item): item is { term: string; value: string } => Boolean(item.value));
  return <Facts columns={2} items={items} />;
}

import type { ResumeContent } from '@careers/gateway/contract';
import { type Fact, Facts, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { AddressFact } from '../../core/format/address.tsx';

interface ResumeSummaryProps {
  readonly resume: Pick<ResumeContent, 'basics' | 'education' | 'work'>;
}

/** The main facts of a resume. */
export function ResumeSummary({ resume }: ResumeSummaryProps) {
  const { t } = useLingui();
  const [school] = resume.education;
  const [job] = resume.work;
  const { name, phone, email, city } = resume.basics;
  const items: Fact[] = [
    { term: t`Name`, value: name },
    { term: t`Phone`, value: phone },
    { term: t`Email`, value: email && <AddressFact>{email}</AddressFact> },
    { term: t`City`, value: city },
    {
      term: t`Education history`,
      value: school && inLine(school.school, school.major, school.degree),
    },
    { term: t`Latest work`, value: job && inLine(job.company, job.post) },
  ];
  return <Facts columns={2} items={items} />;
}

/** Facts in one line; nothing if none is known. */
function inLine(...items: string[]) {
  return items.some(Boolean) && <InlineFacts items={items} />;
}

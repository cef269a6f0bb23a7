import type { ShownResume } from '@careers/gateway/contract';
import { Beside, type Fact, Facts, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatInstant } from '../../../core/format/format.ts';
import { PrintButton } from './print-button.tsx';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { hasNoSections, SentFile } from './sent-file.tsx';
import { usePhoto } from './use-photo.ts';

interface SentResumeProps {
  readonly answer: ShownResume;
  readonly token: string;
}

/** A resume that was sent by link: its owner's name, its files, and the resume to read and print. */
export default function SentResume({ answer, token }: SentResumeProps) {
  const { t, i18n } = useLingui();
  const { candidateName, position, expiresAt, view, file } = answer;
  const photoUrl = usePhoto(view.content.photo, { token });
  const until = formatInstant(expiresAt, i18n.locale);
  const facts: Fact[] = [
    { term: t`Candidate`, value: candidateName },
    { term: t`Applying for`, value: position.post },
    {
      term: t`Company`,
      value: (position.companyDescr || position.deptIdDescr) && (
        <InlineFacts items={[position.companyDescr, position.deptIdDescr]} />
      ),
    },
    { term: t`Location`, value: position.workPlace },
  ];
  const about = (
    <>
      <Facts columns={2} items={facts} />
      <p className="mt-6 mb-6 text-sm text-balance text-muted">
        <time dateTime={expiresAt}>{t`You can read it until ${until}. Please do not pass it on.`}</time>
      </p>
    </>
  );
  if (file && hasNoSections(view.content, i18n))
    return (
      <Beside aside={about}>
        <SentFile content={view.content} file={file} source={{ token }} />
      </Beside>
    );
  const { attachments, video } = view.content;
  const files = { attachments: file ? [file, ...attachments] : attachments, video };
  return (
    <Beside
      aside={
        <>
          {about}
          <PrintButton name={candidateName} />
          <ResumeFiles content={files} source={{ token }} />
        </>
      }
    >
      <ResumePreview view={view} photoUrl={photoUrl} />
    </Beside>
  );
}

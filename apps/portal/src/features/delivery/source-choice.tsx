import type { DeliverySource, Resume, ResumeView } from '@careers/gateway/contract';
import { buttonClass, RadioGroup, type RadioOption } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { UploadField } from '../../forms/upload-field.tsx';
import type { useUploads } from '../../forms/use-uploads.ts';
import { contentOf, EditorLink } from '../resume/index.ts';
import { PreviewButton } from './preview-button.tsx';
import { ResumeSummary } from './resume-summary.tsx';
import type { Sendable } from './what-to-send.ts';

interface SourceChoiceProps {
  readonly sendable: Sendable;
  readonly source: DeliverySource;
  readonly onSource: (source: DeliverySource) => void;
  readonly files: ReturnType<typeof useUploads>;
  readonly fileError: string | undefined;
}

/** Choice of what is sent: the resume, the employee resume of the directory, or a file; with a preview. */
export function SourceChoice({ sendable, source, onSource, files, fileError }: SourceChoiceProps) {
  const { t } = useLingui();
  const { resume, employee } = sendable;
  const options: RadioOption<DeliverySource>[] = [
    { value: 'resume', label: t`My resume`, hint: t`As you have written it on this site` },
    ...(employee
      ? [
          {
            value: 'employee' as const,
            label: t`My employee resume`,
            hint: t`What the company directory says about you`,
          },
        ]
      : []),
    {
      value: 'quick',
      label: t`A file`,
      hint: t`Quick application: your name and contact details go with it`,
    },
  ];
  return (
    <div className="grid gap-6">
      <RadioGroup
        label={t`What would you like to send?`}
        options={options}
        value={source}
        onValueChange={onSource}
      />
      {source === 'resume' && <MyResume resume={resume} />}
      {source === 'employee' && employee && <EmployeeResume view={employee} />}
      {source === 'quick' && (
        <UploadField
          kind="resumeFile"
          label={t`Your resume as a file`}
          required
          requiredLabel={t`required`}
          error={fileError}
          {...files}
        />
      )}
    </div>
  );
}

function MyResume({ resume }: { readonly resume: Resume }) {
  const { t } = useLingui();
  return (
    <>
      <ResumeSummary resume={resume} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PreviewButton
          resume={{
            title: t`My resume`,
            view: { templateId: resume.templateId ?? '', content: contentOf(resume) },
          }}
        >{t`Preview`}</PreviewButton>
        <EditorLink className={buttonClass('link', 'sm')}>{t`Edit my resume`}</EditorLink>
      </div>
    </>
  );
}

function EmployeeResume({ view }: { readonly view: ResumeView }) {
  const { t } = useLingui();
  return (
    <>
      <ResumeSummary resume={view.content} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PreviewButton resume={{ title: t`My employee resume`, view }}>{t`Preview`}</PreviewButton>
        <EditorLink className={buttonClass('link', 'sm')}>{t`Complete my resume first`}</EditorLink>
      </div>
    </>
  );
}

import { getResumeUpdate, submitResumeUpdate } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage } from '../../link-page/index.ts';
import { ImproveForm } from './improve-form.tsx';
import { ImproveReceipt } from './improve-receipt.tsx';

/** `/resumeUpdate`: brings the resume of an application up to date by a link (section 2). */
export function ResumeUpdatePage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="resumeUpdate" method={getResumeUpdate} title={t`Update the resume in your application`}>
      {(answer) =>
        answer.state === 'open' ? (
          <ImproveForm
            request={answer}
            method={submitResumeUpdate}
            asked={
              answer.askedBy.name
                ? t`${answer.askedBy.name} asks whether anything has changed`
                : t`You are asked whether anything has changed`
            }
            consequence={t`What you send is read with this application. Your own resume stays as it is.`}
          />
        ) : (
          <ImproveReceipt receipt={answer} title={t`The resume in your application is up to date`} />
        )
      }
    </LinkPage>
  );
}

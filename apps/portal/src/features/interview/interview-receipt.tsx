import type { InterviewReceipt } from '@careers/gateway/contract';
import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt, SiblingLink, When } from '../link-page/index.ts';
import { CalendarButton } from './calendar-button.tsx';
import { interviewEvent } from './interview-event.ts';
import { Invitation } from './invitation.tsx';

/** The answer to an invitation, and what follows. An accepted interview can be added to a calendar, and declined in time. */
export function InterviewDone({ receipt }: { readonly receipt: InterviewReceipt }) {
  const { t, i18n } = useLingui();
  const { answer, askedBy, companyZone, withdrawable } = receipt;
  const { kind, at, reason, proposals = [] } = answer;
  const titles = {
    accepted: t`You have accepted this interview`,
    abandoned: t`You have withdrawn from this interview`,
    notSuitable: t`You have proposed other times`,
  } as const;
  return (
    <>
      <LinkReceipt title={titles[kind]} at={at} takenBy={kind === 'abandoned' ? askedBy.name : undefined}>
        {proposals.length > 0 && (
          <p className="mb-4 text-balance text-muted">{t`The recruiter will write to you once the time is set.`}</p>
        )}
        {reason && <p className="whitespace-pre-line">{t`You wrote: ${{ said: reason }}`}</p>}
        {proposals.length > 0 && (
          <ol className="grid gap-2 not-first:mt-4">
            {proposals.map((time) => (
              <li key={time.start}>
                <When time={time} companyZone={companyZone} />
              </li>
            ))}
          </ol>
        )}
        {kind === 'accepted' && <CalendarButton event={interviewEvent(receipt, i18n)} />}
      </LinkReceipt>
      <Invitation interview={receipt} />
      {withdrawable && (
        <SiblingLink to="/abandonInterview" className={buttonClass('link')}>
          {t`I cannot come after all`}
        </SiblingLink>
      )}
    </>
  );
}

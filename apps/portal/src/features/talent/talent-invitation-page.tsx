import { getTalentInvitation, type TalentState } from '@careers/gateway/contract';
import { BesideForm, buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../core/format/format-day.ts';
import { LinkPage, LinkReceipt, RequestFacts, RequestText } from '../link-page/index.ts';
import { EditorLink, ResumePreview, usePhoto } from '../resume/index.ts';
import { TalentForm } from './talent-form.tsx';

type Invited = Extract<TalentState, { state: 'open' | 'done' }>;
type Agreed = Extract<TalentState, { state: 'done' }>;

/** `/talentInvitationUpdate`: the person reviews their resume and adds it to the talent pool; needs login and link (section 2). */
export function TalentInvitationPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="talentUpdate" method={getTalentInvitation} title={t`Talent pool`} width="content">
      {(invited) => (
        <BesideForm
          form={
            <>
              {invited.state === 'done' && <PoolReceipt agreed={invited} />}
              <RequestFacts request={invited} isOpen={invited.state === 'open'}>
                <RequestText>{invited.reason}</RequestText>
              </RequestFacts>
              {invited.state === 'open' && <TalentForm invitation={invited} />}
            </>
          }
        >
          <OwnResume invited={invited} />
        </BesideForm>
      )}
    </LinkPage>
  );
}

function PoolReceipt({ agreed: { pool } }: { readonly agreed: Agreed }) {
  const { t, i18n } = useLingui();
  const until = formatDay(pool.until, i18n.locale);
  return (
    <LinkReceipt title={t`You are in our talent pool`} at={pool.agreedAt}>
      <p>{t`We keep your resume until ${until}.`}</p>
    </LinkReceipt>
  );
}

function OwnResume({ invited: { view, state } }: { readonly invited: Invited }) {
  const { t } = useLingui();
  const photoUrl = usePhoto(view.content.photo, {});
  return (
    <section aria-label={t`My resume`} className="min-w-0">
      <ResumePreview view={view} photoUrl={photoUrl} />
      {state === 'open' && (
        <EditorLink className={`mt-4 ${buttonClass('secondary')}`}>{t`Edit my resume`}</EditorLink>
      )}
    </section>
  );
}

import { type BackgroundCheckState, getBackgroundCheck } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, LinkReceipt, RequestFacts } from '../link-page/index.ts';
import { AuthorisationForm } from './authorisation-form.tsx';
import { CheckItems } from './check-items.tsx';
import { RefereeList } from './referee-list.tsx';

type Background = Extract<BackgroundCheckState, { state: 'open' | 'done' }>;

/** `/backgroundCheck`: a candidate authorises a check, and says whom to ask (section 2). */
export function BackgroundCheckPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="backgroundCheck" method={getBackgroundCheck} title={t`Background check`}>
      {(background) => (
        <>
          {background.state === 'done' && (
            <LinkReceipt title={t`You have authorised this check`} at={background.authorisedAt}>
              <p className="mb-6">{t`Signed by ${background.signature}.`}</p>
              <RefereeList referees={background.referees} />
            </LinkReceipt>
          )}
          <BackgroundFacts background={background} />
          {background.state === 'open' && <AuthorisationForm background={background} />}
        </>
      )}
    </LinkPage>
  );
}

function BackgroundFacts({ background }: { readonly background: Background }) {
  const { t } = useLingui();
  const { supplier, items, state } = background;
  return (
    <RequestFacts request={background} isOpen={state === 'open'}>
      <p className="mb-4 max-w-prose">
        {t`${supplier} checks what follows on behalf of the company. Nothing is checked without your authorisation.`}
      </p>
      <CheckItems items={items} />
    </RequestFacts>
  );
}

import type { BackgroundCheckState } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt, RequestFacts, RequestText, type Shown } from '../link-page/index.ts';
import { AuthorisationForm } from './authorisation-form.tsx';
import { CheckItems } from './check-items.tsx';
import { RefereeList } from './referee-list.tsx';

interface BackgroundProps {
  readonly background: Shown<BackgroundCheckState>;
}

/** What a check examines, and the form that authorises it; afterwards the receipt. */
export default function BackgroundContent({ background }: BackgroundProps) {
  const { t } = useLingui();
  return (
    <>
      {background.state === 'done' && (
        <LinkReceipt
          title={t`You have authorized this check`}
          at={background.authorisedAt}
          takenBy={background.askedBy.name}
          goesOn
        >
          <p className="mb-6">{t`Signed by ${background.signature}`}</p>
          <RefereeList referees={background.referees} />
        </LinkReceipt>
      )}
      <BackgroundFacts background={background} />
      {background.state === 'open' && <AuthorisationForm background={background} />}
    </>
  );
}

function BackgroundFacts({ background }: BackgroundProps) {
  const { t } = useLingui();
  const { supplier, items, state } = background;
  return (
    <RequestFacts request={background} isOpen={state === 'open'}>
      <RequestText className="mb-4">
        {supplier.trim()
          ? t`${supplier} checks the following on behalf of the company. Nothing is checked without your authorization.`
          : t`The company has the following checked. Nothing is checked without your authorization.`}
      </RequestText>
      <CheckItems items={items} />
    </RequestFacts>
  );
}

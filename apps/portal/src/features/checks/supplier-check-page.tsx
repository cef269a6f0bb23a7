import { getSupplierCheck, type SupplierCheckState } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { formatInstant } from '../../core/format/format.ts';
import { LinkPage, LinkReceipt, RequestFacts } from '../link-page/index.ts';
import { FindingsForm } from './findings-form.tsx';
import { FindingsList } from './findings-list.tsx';
import { RefereeList } from './referee-list.tsx';

type Supplied = Extract<SupplierCheckState, { state: 'open' | 'done' }>;

/** `/supplierBackgroundCheck`: the supplier's findings for each item (section 2). */
export function SupplierCheckPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="supplierCheck" method={getSupplierCheck} title={t`Background check results`}>
      {(check) => (
        <>
          {check.state === 'done' && (
            <LinkReceipt
              title={t`You have reported these results`}
              at={check.reportedAt}
              takenBy={check.askedBy.name}
            >
              <FindingsList check={check} />
            </LinkReceipt>
          )}
          <SuppliedFacts check={check} />
          {check.state === 'open' && <FindingsForm items={check.items} />}
        </>
      )}
    </LinkPage>
  );
}

function SuppliedFacts({ check }: { readonly check: Supplied }) {
  const { t, i18n } = useLingui();
  const at = formatInstant(check.authorisedAt, i18n.locale);
  return (
    <RequestFacts request={check} isOpen={check.state === 'open'} namesCandidate>
      <p className="mb-6">{t`The candidate authorized this check on ${at}.`}</p>
      <RefereeList referees={check.referees} />
    </RequestFacts>
  );
}

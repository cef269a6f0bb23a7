import type { MedicalState } from '@careers/gateway/contract';
import { Facts, Heading, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../core/format/format-day.ts';
import { listOf, saidOnce } from '../../../core/format/list-of.ts';
import { LinkReceipt, RequestFacts, RequestText, type Shown } from '../../link-page/index.ts';
import { MedicalForm } from './medical-form.tsx';

type DoneMedical = Extract<MedicalState, { state: 'done' }>;

/** What is examined, and the form for the report; afterwards the receipt. */
export default function MedicalContent({ asked }: { readonly asked: Shown<MedicalState> }) {
  const { t } = useLingui();
  const items = saidOnce(asked.items);
  return (
    <>
      {asked.state === 'done' && <MedicalReceipt answered={asked} />}
      <RequestFacts request={asked} isOpen={asked.state === 'open'}>
        <RequestText>{asked.purpose}</RequestText>
        {items.length > 0 && (
          <>
            <Heading level={3} size="sm" className="mt-4">
              {t`What is examined`}
            </Heading>
            <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        )}
      </RequestFacts>
      {asked.state === 'open' && <MedicalForm asked={asked} />}
    </>
  );
}

function MedicalReceipt({ answered: { report, askedBy } }: { readonly answered: DoneMedical }) {
  const { t, i18n } = useLingui();
  return (
    <LinkReceipt title={t`You have submitted your medical report`} at={report.submittedAt}>
      {/* Who reads the report is what the consent says, and not who has asked for it. */}
      <p className="mb-4 text-balance text-muted">
        <TitleText byClause>
          {t`We have received it. ${{ name: askedBy.name }} will write to you when there is news.`}
        </TitleText>
      </p>
      <Facts
        columns={2}
        items={[
          { term: t`Day of the examination`, value: formatDay(report.examinedOn, i18n.locale) },
          { term: t`Hospital or practice`, value: report.place },
          {
            term: t`Report`,
            value: listOf(
              report.files.map(({ fileName }) => fileName),
              i18n.locale,
            ),
          },
        ]}
      />
    </LinkReceipt>
  );
}

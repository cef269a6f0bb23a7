import { Card, type Fact, Facts, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { EmailLink, PhoneLink } from '../../core/format/address.tsx';
import { formatInstant } from '../../core/format/format.ts';
import { formatDay } from '../../core/format/format-day.ts';
import { textUnbroken } from '../../core/format/unbroken.ts';
import type { Offer } from './offer-content.ts';

/** The offer: position, company, salary, first day, contact person, and the deadline for the answer. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t, i18n } = useLingui();
  const { position, salary, startDate, probation, contact, deadline, state } = offer;
  const { companyDescr, deptIdDescr } = position;
  const items: Fact[] = [
    {
      term: t`Company`,
      value: (companyDescr || deptIdDescr) && <InlineFacts items={[companyDescr, deptIdDescr]} />,
    },
    { term: t`Location`, value: position.workPlace },
    { term: t`Salary`, value: salary && textUnbroken(salary) },
    { term: t`First day`, value: startDate && formatDay(startDate, i18n.locale) },
    { term: t`Probation`, value: probation },
    {
      term: t`Your contact`,
      value: (contact.name || contact.phone || contact.email) && (
        <div className="grid justify-items-start gap-y-2">
          {contact.name && <span>{contact.name}</span>}
          {contact.phone && <PhoneLink phone={contact.phone} />}
          {contact.email && <EmailLink email={contact.email} />}
        </div>
      ),
    },
  ];
  const until = formatInstant(deadline, i18n.locale);
  return (
    <Card as="section" padding="lg">
      <Heading level={2} size="md">
        {position.post}
      </Heading>
      {state === 'open' && (
        <p className="mt-2 text-balance text-muted">
          <time dateTime={deadline}>{t`Please answer by ${until}.`}</time>
        </p>
      )}
      <Facts items={items} columns={2} className="mt-6" />
    </Card>
  );
}

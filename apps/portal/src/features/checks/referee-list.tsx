import type { CheckReferee } from '@careers/gateway/contract';
import { Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** Whom the candidate has named. */
export function RefereeList({ referees }: { readonly referees: readonly CheckReferee[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="referees">
      <Heading level={3} size="sm" id="referees">
        {t`Referees`}
      </Heading>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {referees.map(({ name, relation, company, phone }) => (
          <li key={`${name} ${phone}`} className="py-3">
            <p className="font-semibold">{name}</p>
            <InlineFacts items={[relation, company]} className="text-sm text-muted" />
            <p className="tabular text-sm text-muted">{phone}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

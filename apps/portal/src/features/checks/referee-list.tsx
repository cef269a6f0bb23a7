import type { CheckReferee } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
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
            <p className="text-sm wrap-break-word text-muted">
              {[relation, company].join(' · ')}
              <span className="tabular block">{phone}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

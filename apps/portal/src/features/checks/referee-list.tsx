import type { CheckReferee } from '@careers/gateway/contract';
import { cn, Heading, InlineFacts, ruledRows } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** The referees that the candidate has named; null if none were asked for. */
export function RefereeList({ referees }: { readonly referees: readonly CheckReferee[] }) {
  const { t } = useLingui();
  if (referees.length === 0) return null;
  return (
    <section aria-labelledby="referees">
      <Heading level={3} size="sm" id="referees">
        {t`Referees`}
      </Heading>
      <ul className={cn('mt-3', ruledRows)}>
        {referees.map(({ name, relation, company, phone }) => (
          <li key={`${name} ${phone}`}>
            <p className="font-semibold">{name}</p>
            <InlineFacts items={[relation, company]} className="text-sm text-muted" />
            <p className="tabular text-sm text-muted">{phone}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

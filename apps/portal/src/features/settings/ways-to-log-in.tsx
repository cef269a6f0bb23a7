import { Card, Heading, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../core/calls/query-error.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { ContactRow } from './contact-row.tsx';
import type { OnAsk } from './dialog-name.ts';
import { PasswordRow } from './password-row.tsx';
import { accountSettingsQuery } from './queries.ts';
import { SettingRowSkeleton } from './setting-row.tsx';

/** Phone, e-mail and password, each with its state and what can be done about it (section 2, /accountSettings). */
export function WaysToLogIn({ onAsk }: { readonly onAsk: OnAsk }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { data, error, isPending, isFetching, refetch } = useQuery(accountSettingsQuery(portal));
  return (
    <section aria-labelledby="ways-to-log-in">
      <Heading level={2} id="ways-to-log-in" className="mb-4">
        {t`Ways to log in`}
      </Heading>
      <Card padding="none" className="px-5">
        {isPending && (
          <SkeletonGroup label={t`Loading`}>
            <SettingRowSkeleton value />
            <SettingRowSkeleton value />
            <SettingRowSkeleton />
          </SkeletonGroup>
        )}
        {error && (
          <QueryError
            error={error}
            // After a change has been saved, which the row still lacks.
            title={data && t`What is shown here may be out of date.`}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {data && (
          <ul>
            <ContactRow kind="phone" settings={data} onAsk={onAsk} />
            <ContactRow kind="email" settings={data} onAsk={onAsk} />
            <PasswordRow settings={data} onAsk={onAsk} />
          </ul>
        )}
      </Card>
    </section>
  );
}

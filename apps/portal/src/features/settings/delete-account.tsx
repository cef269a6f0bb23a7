import { type AccountSettings, cancelAccountDeletion } from '@careers/gateway/contract';
import { Button, Card, Heading } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { formatInstant } from '../../core/format/format.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { DELETION_WAITS_DAYS } from './deletion-wait.ts';
import type { OnAsk } from './dialog-name.ts';
import { boundContacts } from './login-settings.ts';
import { accountSettingsQuery } from './queries.ts';
import { askAccount, useUnlessMade } from './use-unless-made.ts';

/** Deletes the account, or cancels the deletion during the waiting period. */
export function DeleteAccount({ onAsk }: { readonly onAsk: OnAsk }) {
  const { t } = useLingui();
  const { data } = useQuery(accountSettingsQuery(usePortal()));
  if (!data) return null;
  return (
    <section aria-labelledby="delete-account">
      <Heading level={2} id="delete-account" className="mb-4">
        {t`Delete my account`}
      </Heading>
      <Card>
        <Deletion settings={data} onAsk={onAsk} />
      </Card>
    </section>
  );
}

interface DeletionProps {
  readonly settings: AccountSettings;
  readonly onAsk: OnAsk;
}

function Deletion({ settings, onAsk }: DeletionProps) {
  const { t, i18n } = useLingui();
  const { isPending, mutate } = useKeepAccount();
  const { session } = usePortal();
  const { deletionDueAt } = settings;
  // Drafts on this device are deleted with the account (decision 0029).
  useEffect(() => {
    session.noteDeletion(deletionDueAt === undefined ? undefined : Date.parse(deletionDueAt));
  }, [session, deletionDueAt]);
  const nowhere = boundContacts(settings).length === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-56 text-sm text-muted">
        {deletionDueAt ? (
          <>
            <p className="flex gap-2 text-base font-medium text-warning-text">
              <TriangleAlert size={20} className="mt-1 shrink-0" />
              {t`Your account will be deleted on ${formatInstant(deletionDueAt, i18n.locale)}.`}
            </p>
            <p className="mt-1">{t`Use it as before until then, and cancel here any time.`}</p>
          </>
        ) : (
          <>
            <p>
              {t`We delete your account ${plural(DELETION_WAITS_DAYS, { one: '# day', other: '# days' })} after your request. Cancel any time before.`}
            </p>
            {nowhere && (
              <p id="delete-account-hint" className="mt-1">
                {t`Add a phone number or an email first: a code is sent there to confirm it is you.`}
              </p>
            )}
          </>
        )}
      </div>
      {/* One button for both, so that the focus stays where it is. */}
      <Button
        variant={deletionDueAt ? 'primary' : 'secondary'}
        size="sm"
        pending={isPending}
        aria-haspopup={deletionDueAt ? undefined : 'dialog'}
        aria-disabled={(!deletionDueAt && nowhere) || undefined}
        aria-describedby={!deletionDueAt && nowhere ? 'delete-account-hint' : undefined}
        onClick={() => {
          if (deletionDueAt) mutate();
          else if (!nowhere) onAsk('deleteAccount');
        }}
        className="aria-disabled:cursor-default aria-disabled:opacity-50"
      >
        {deletionDueAt ? t`Keep my account` : t`Delete my account`}
      </Button>
    </div>
  );
}

/** Cancels the deletion. */
function useKeepAccount() {
  const { t } = useLingui();
  const portal = usePortal();
  const showFailure = useFailureToast();
  const cancelled = () => portal.toasts.show({ tone: 'success', message: t`Cancel successful` });
  const onFailure = useUnlessMade({
    isMade: async () => (await askAccount(portal)).deletionDueAt === undefined,
    onMade: cancelled,
    onFailure: showFailure,
  });
  return useMutation({
    mutationFn: () => portal.gateway.call(cancelAccountDeletion, {}),
    onSuccess: cancelled,
    onError: (error) => onFailure(error, true),
    // Also after a refusal: it may have been cancelled on another device.
    onSettled: () => portal.queries.invalidateQueries(accountSettingsQuery(portal)),
  });
}

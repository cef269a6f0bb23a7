import { Button, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { describeFailure } from '../../core/failures/failures.ts';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';

/** A link that was sent to somebody else than who is logged in, with a button to log in as that person. */
export default function LinkOfOther({ error }: { readonly error: unknown }) {
  const { t, i18n } = useLingui();
  const { loginPrompts } = usePortal();
  const { userInfo } = useStoredSession();
  const shown = describeFailure(error, i18n);
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={shown.kind === 'error' ? shown.text : t`There is nothing to show here.`}
      action={
        <Button
          onClick={() => void loginPrompts.ask({ userId: undefined, insteadOf: userInfo?.userid })}
        >{t`Log in with another account`}</Button>
      }
    />
  );
}

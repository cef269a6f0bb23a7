import { Button, type ButtonProps } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';

/** Where what somebody looks for belongs to another account: a button to log in with that one instead, on this page. */
export function OtherAccountButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const { t } = useLingui();
  const { loginPrompts } = usePortal();
  const { userInfo } = useStoredSession();
  return (
    <Button
      variant={variant}
      onClick={() => void loginPrompts.ask({ userId: undefined, insteadOf: userInfo?.userid })}
    >{t`Log in with another account`}</Button>
  );
}

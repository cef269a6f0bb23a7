import { Button, type ButtonProps } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';

/** A button to log in with another account on the same page, for something that belongs to that account. */
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

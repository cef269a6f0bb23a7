import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';

/** The success screen; its one button leads to the login. */
export function ResetDone({ onGoToLogin }: { readonly onGoToLogin: () => void }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck size={32} className="text-success" />
      <p role="status" className="heading text-xl">
        {t`The new password is set successfully`}
      </p>
      <p className="text-muted">{t`Log in with it from now on.`}</p>
      <Button ref={button} size="lg" className="w-full" onClick={onGoToLogin}>
        {t`Log in now`}
      </Button>
    </div>
  );
}

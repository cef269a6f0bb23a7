import { Button, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal.ts';

/** A page that a message leads to, opened without its link by somebody who is not logged in: both ways on. */
export function LogInFirst({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const { loginPrompts } = usePortal();
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={title}
      description={t`Or open the link in the message that you were sent.`}
      action={<Button onClick={() => void loginPrompts.ask({ userId: undefined })}>{t`Log in`}</Button>}
    />
  );
}

import { Button, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal/portal.ts';

/** A link page that was opened without its link by a visitor: they can log in, or open the link of their message. */
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

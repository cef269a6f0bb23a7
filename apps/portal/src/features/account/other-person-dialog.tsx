import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import type { OtherPersonQuestion } from './use-other-person.ts';

/** Asks whether to replace the session of whoever is logged in. */
export default function OtherPersonDialog({ current, next, answer }: OtherPersonQuestion) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      title={t`Continue as ${next}?`}
      description={t`You are logged in as ${current} in this browser. If you continue as ${next}, ${current} will be logged out.`}
      confirmLabel={t`Continue as ${next}`}
      cancelLabel={t`Stay logged in as ${current}`}
      onConfirm={() => answer(true)}
    />
  );
}

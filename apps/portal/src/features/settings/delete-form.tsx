import type { AccountSettings } from '@careers/gateway/contract';
import { TitleText } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal/portal.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { DELETION_WAITS_DAYS } from './deletion-wait.ts';
import { OwnCodeFields } from './own-code-fields.tsx';
import { askForDeletion } from './settings-calls.ts';
import { useOwnCode } from './use-own-code.ts';
import { askAccount, useUnlessMade } from './use-unless-made.ts';

interface DeleteFormProps {
  readonly settings: AccountSettings;
  readonly onAsked: () => void;
}

/** Says what follows from a deletion, and asks for it by a code. */
export function DeleteForm({ settings, onAsked }: DeleteFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { form, read, onFailure, fields } = useOwnCode(settings);
  const consequences = [
    t`Your resume, applications and agreements are deleted with the account, and recruiters can no longer reach you.`,
    t`We delete your account ${plural(DELETION_WAITS_DAYS, { one: '# day', other: '# days' })} from now. Log in and cancel any time before.`,
    t`After that nothing can be restored. Export your data first if you want to keep it.`,
  ];
  const showFailure = useUnlessMade({
    isMade: async () => (await askAccount(portal)).deletionDueAt !== undefined,
    onMade: onAsked,
    onFailure,
  });
  const { state, submit } = useSubmit({ onFailure: showFailure, coolsDown: true });

  function ask(): Promise<void> {
    return submit(
      ({ options, idempotencyKey }) => askForDeletion(portal, read(), idempotencyKey, options),
      onAsked,
    );
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(ask)} className="flex flex-col gap-5">
      <ul className="flex list-disc flex-col gap-2 ps-5 text-muted">
        {consequences.map((sentence) => (
          <li key={sentence}>
            <TitleText>{sentence}</TitleText>
          </li>
        ))}
      </ul>
      <OwnCodeFields {...fields} />
      <div className="mt-1">
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state} variant="danger">{t`Delete my account`}</SubmitButton>
      </div>
    </form>
  );
}

import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../core/portal/portal.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { keepContact } from './keep-contact.ts';
import { maskedContact } from './masked-contact.ts';
import { OwnCodeFields } from './own-code-fields.tsx';
import { unbindContact } from './settings-calls.ts';
import { useOwnCode } from './use-own-code.ts';
import { askAccount, useUnlessMade } from './use-unless-made.ts';

interface UnbindFormProps {
  readonly kind: ContactKind;
  readonly settings: AccountSettings;
  readonly onSaved: () => void;
}

/** Unbinds a phone or an e-mail, by a code that is sent to it. */
export function UnbindForm({ kind, settings, onSaved }: UnbindFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { form, read, onFailure, fields } = useOwnCode(settings, [kind]);
  const saved = () => {
    keepContact(portal.session, kind, '');
    onSaved();
  };
  const showFailure = useUnlessMade({
    isMade: async () => maskedContact(kind, await askAccount(portal)) === undefined,
    onMade: saved,
    onFailure,
  });
  const { state, submit } = useSubmit({ onFailure: showFailure, coolsDown: true });

  const save = () =>
    submit(({ options }) => unbindContact(portal, kind, read().verificationCode, options), saved);
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
      <p className="text-muted">
        {kind === 'phone'
          ? t`You will no longer be able to log in with this phone number, and no messages are sent to it.`
          : t`You will no longer be able to log in with this email, and no messages are sent to it.`}
      </p>
      <OwnCodeFields {...fields} />
      <div className="mt-1">
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state} variant="danger">
          {t({ context: 'contact', message: 'Remove' })}
        </SubmitButton>
      </div>
    </form>
  );
}

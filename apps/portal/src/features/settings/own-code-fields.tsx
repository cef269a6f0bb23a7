import type { AccountSettings, ContactKind } from '@careers/gateway/contract';
import { RadioGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { CodeField, SendCodeButton } from '../../forms/code/index.ts';
import type { Form } from '../../forms/form/index.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import type { ContactValues } from '../account/index.ts';
import { maskedContact } from './masked-contact.ts';
import { useSendOwnCode } from './use-send-own-code.ts';

interface OwnCodeFieldsProps {
  readonly settings: AccountSettings;
  /** The contacts that the code may go to; with several, the person chooses. */
  readonly among: readonly ContactKind[];
  readonly own: ContactKind;
  readonly onOwnChange: (own: ContactKind) => void;
  readonly form: Form<ContactValues>;
  readonly onFailure: OnFailure;
  /** Whether the form already says above where the code goes. */
  readonly said?: boolean;
}

/** A code that is sent to the account's own phone or e-mail. */
export function OwnCodeFields({
  settings,
  among,
  own,
  onOwnChange,
  form,
  onFailure,
  said = false,
}: OwnCodeFieldsProps) {
  const { t } = useLingui();
  const { clearErrors, setFocus } = form;
  const code = useSendOwnCode(own, { onSent: () => setFocus('verificationCode'), onFailure });
  const masked = maskedContact(own, settings) ?? '';

  function send(): void {
    clearErrors();
    void code.send();
  }

  return (
    <>
      {among.length > 1 ? (
        <RadioGroup
          label={t`Send the code to`}
          options={among.map((kind) => ({
            value: kind,
            label: <span className="tabular">{maskedContact(kind, settings)}</span>,
          }))}
          value={own}
          onValueChange={onOwnChange}
        />
      ) : (
        !said && <p className="tabular text-muted">{t`The code is sent to ${masked}.`}</p>
      )}
      <CodeField
        form={form}
        sendButton={
          <SendCodeButton
            kind={own}
            disabled={false}
            sending={code.sending}
            seconds={code.seconds}
            onSend={send}
          />
        }
      />
    </>
  );
}

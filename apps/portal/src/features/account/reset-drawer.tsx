import { Steps } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { cloneElement, useReducer, useRef } from 'react';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { useWords } from '../../core/portal/use-words.ts';
import { useForm } from '../../forms/form/index.ts';
import type { Contact } from './contact.ts';
import { emptyPasswords, type NewPasswordValues } from './new-password.ts';
import { ResetDone } from './reset-done.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { firstStep, nextResetStep, type ResetStep } from './reset-steps.ts';
import { useRecovery } from './use-recovery.ts';
import { VerifyForms } from './verify-forms.tsx';

interface ResetDrawerProps extends OnDemandPart {
  /** Returns the account as it is typed in the login so far. */
  readonly account: () => string;
  readonly onPasswordSet: (contact: Contact) => void;
}

const order: readonly ResetStep['step'][] = ['verify', 'password', 'done'];

/** The forgotten password, in a drawer over the whole screen (section 4, Forgot password). */
export default function ResetDrawer({
  open,
  onOpenChange,
  trigger,
  account,
  onPasswordSet,
}: ResetDrawerProps) {
  useWords('recovery');
  const { t } = useLingui();
  const [now, dispatch] = useReducer(nextResetStep, firstStep);
  const { phone, email, by, chooseKind } = useRecovery(account);
  const passwords = useForm<NewPasswordValues>({ defaultValues: emptyPasswords });

  const opener = useRef<HTMLButtonElement>(null);

  function forgetSecrets(): void {
    for (const form of [phone, email]) form.resetField('verificationCode');
    passwords.reset(emptyPasswords);
  }

  function leave(): void {
    // Passwords must not stay in hidden fields. The verified contact stays, in case the drawer is opened again.
    passwords.reset(emptyPasswords);
    // The dialog returns the focus to the element that had it last behind it.
    if (now.step === 'done') {
      onPasswordSet(now.contact);
      dispatch({ type: 'left' });
    } else opener.current?.focus();
    onOpenChange(false);
  }

  return (
    <>
      {/* Not the dialog's own trigger: once done, the focus goes to the login instead of back to it. */}
      {cloneElement(trigger, { ref: opener, onClick: () => onOpenChange(true) })}
      <Dialog
        open={open}
        onOpenChange={(next) => {
          if (!next) leave();
        }}
        title={t`Reset the password`}
        closeLabel={t`Close`}
        shape="full"
      >
        <div className="mx-auto max-w-md py-4 @3xl:py-12">
          <Steps
            label={t`Steps`}
            steps={[t`Verify identity`, t`New password`, t`Done`]}
            current={order.indexOf(now.step)}
            stateLabels={{ done: t`(done)`, current: t`(current)`, upcoming: t`(upcoming)` }}
            className="mb-8"
          />
          {now.step === 'verify' && (
            <VerifyForms
              forms={{ phone, email }}
              by={by}
              onByChange={chooseKind}
              onVerified={(contact, token) => dispatch({ type: 'verified', contact, token })}
            />
          )}
          {now.step === 'password' && (
            <ResetPasswordForm
              {...now}
              form={passwords}
              onBack={() => {
                forgetSecrets();
                dispatch({ type: 'wentBack' });
              }}
              onSet={() => {
                forgetSecrets();
                dispatch({ type: 'passwordSet' });
              }}
            />
          )}
          {now.step === 'done' && <ResetDone onGoToLogin={leave} />}
        </div>
      </Dialog>
    </>
  );
}

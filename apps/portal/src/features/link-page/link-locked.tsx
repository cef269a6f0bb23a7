import type { LockedLink } from '@careers/gateway/contract';
import { sendLinkCode, verifyLink } from '@careers/gateway/contract';
import { Card, Heading, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../core/failures/failures.ts';
import { keepLinkPass } from '../../core/portal/link-pass.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { useWords } from '../../core/portal/use-words.ts';
import {
  CodeField,
  type CodeValues,
  codeReasons,
  readCode,
  SendCodeButton,
  useCodeSending,
} from '../../forms/code/index.ts';
import { useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmitMethod } from '../../forms/use-submit-method.ts';

interface LinkLockedProps {
  readonly link: LockedLink;
  readonly token: string;
  /** Whether the link was open on this page before, and its pass has expired. */
  readonly again: boolean;
  /** The failure of the last try to fetch what is behind the code. */
  readonly lastError: Error | null;
  readonly isFetching: boolean;
  readonly askAgain: () => void;
}

/** A link that asks for a code first, which is sent to the person it belongs to (decision 5.13). */
export default function LinkLocked({ link, token, again, lastError, isFetching, askAgain }: LinkLockedProps) {
  useWords('code');
  const { t, i18n } = useLingui();
  const { gateway, tab } = usePortal();
  const { verification, contact } = link;
  const form = useForm<CodeValues>({ defaultValues: { verificationCode: '' } });
  const { clearErrors, setFocus, formState } = form;
  const onFailure = useFormFailure<CodeValues>(form, codeReasons);
  const code = useCodeSending({
    purpose: 'link',
    contact: token,
    request: async ({ options, idempotencyKey }) => {
      await gateway.call(sendLinkCode, { token, idempotencyKey }, options);
      return true;
    },
    onSent: () => setFocus('verificationCode'),
    onFailure,
  });
  const [isEntered, setEntered] = useState(false);
  const { state, submit } = useSubmitMethod(verifyLink, {
    // After the success all queries on screen are fetched again, and so is the link's, now with the pass.
    onSuccess: ({ pass }) => {
      keepLinkPass(tab, token, pass);
      setEntered(true);
    },
    onFailure,
    repeatable: true,
  });
  // The code is used up: it is not asked for again when what it opens could not be fetched, until its pass is over.
  const lost = isEntered && !isFetching && lastError;
  const shown = lost && describeFailure(lost, i18n);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The element that had the focus is hidden.
    if (again) heading.current?.focus();
  }, [again]);

  return (
    <Card as="section" padding="lg">
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="outline-none">
        {again ? t`Please confirm once more that it is you` : t`Please confirm that it is you`}
      </Heading>
      <p className="mt-2 mb-6 text-balance text-muted">
        <TitleText byClause>
          {again
            ? t`The two hours that your code gave you are over. What you typed is still here.`
            : t`This page shows personal data, so we check first. The code opens it for two hours.`}
        </TitleText>
      </p>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) =>
          lost ? askAgain() : submit({ token, verificationCode: readCode(values) }),
        )}
        className="flex max-w-md flex-col gap-6"
      >
        <FormFailure message={shown && shown.kind === 'error' ? shown.text : formState.failure} />
        <p className="tabular">
          {code.seconds > 0
            ? t`We have sent the code to ${contact}.`
            : t`We will send the code to ${contact}.`}
        </p>
        <CodeField
          form={form}
          sendButton={
            <SendCodeButton
              kind={verification === 'sms' ? 'phone' : 'email'}
              disabled={false}
              sending={code.sending}
              seconds={code.seconds}
              onSend={() => {
                clearErrors();
                void code.send();
              }}
            />
          }
        />
        <SubmitButton
          state={isEntered && isFetching ? 'pending' : state}
          className="form-action"
        >{t`Continue`}</SubmitButton>
      </form>
    </Card>
  );
}

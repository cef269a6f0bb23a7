import { type DueConsent, giveConsents, queryConsents, queryDueConsents } from '@careers/gateway/contract';
import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { askMethodAgain } from '../../core/calls/method-query.ts';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { formatDay } from '../../core/format/format-day.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { useSubmit } from '../../forms/use-submit.ts';

interface ConsentDialogProps {
  readonly due: readonly DueConsent[];
  readonly onRefuse: () => void;
}

/** Asks for consent to the versions in force. Their texts open in another tab; a press outside the dialog does not close it. */
export function ConsentDialog({ due, onRefuse }: ConsentDialogProps) {
  const { t, i18n } = useLingui();
  const { gateway, queries } = usePortal();
  const showFailure = useFailureToast();
  const { submitAsync } = useSubmit();
  const agreed = useRef(false);
  const askAgain = () => askMethodAgain(queries, queryDueConsents);

  const agree = async () => {
    const consents = due.map(({ kind, version }) => ({ kind, version }));
    await submitAsync(({ options }) => gateway.call(giveConsents, { consents }, options));
    agreed.current = true;
    void askMethodAgain(queries, queryConsents);
    await askAgain();
  };

  const texts = due.map((one) => ({ ...one, day: formatDay(one.effectiveFrom, i18n.locale, 'long') }));
  return (
    <ConfirmDialog
      open
      onOpenChange={() => agreed.current || onRefuse()}
      title={due.every(({ earlier }) => earlier) ? t`What you agreed to has changed` : t`Before you continue`}
      description={t`Please read the current version. If you agree, everything stays as it is.`}
      confirmLabel={t`Agree`}
      cancelLabel={t`Disagree`}
      onConfirm={agree}
      onFailure={(failure) => {
        showFailure(failure);
        // The version may have changed again.
        void askAgain();
      }}
    >
      <ul className="flex flex-col gap-3">
        {texts.map(({ kind, title, version, day }) => (
          <li key={kind}>
            <PortalLink
              to="/agreement"
              query={{ kind }}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-4"
            >
              {title}
            </PortalLink>
            <p className="tabular flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{t`Version ${version}`}</span>
              <span>{t`Effective from ${day}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { formatInstant } from '../core/format/format.ts';
import type { Draft } from './use-draft.ts';

const row =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-info-surface px-4 py-3 text-info-text';

/**
 * The state of a form's draft: that an earlier draft was restored, with a button to start over; that another tab has a newer one,
 * with a button to show it; or that this browser cannot keep one.
 */
export function DraftNotice({ draft }: { readonly draft: Draft }) {
  const { t, i18n } = useLingui();
  const { restoredAt, showNewer, isKept, startOver } = draft;
  const notice = useRef<HTMLDivElement>(null);
  /** The pressed button is removed: the focus stays in its place, above the form. */
  const pressed = (act: () => void) => () => {
    notice.current?.focus();
    act();
  };
  const when = restoredAt && formatInstant(new Date(restoredAt).toISOString(), i18n.locale);
  return (
    <div ref={notice} tabIndex={-1} role="status" className="text-sm outline-none not-empty:mb-6">
      {showNewer && (
        <p className={row}>
          <span>{t`You typed something newer in another tab. What is typed last is kept.`}</span>
          <Button variant="link" size="sm" onClick={pressed(showNewer)}>
            {t`Show it here`}
          </Button>
        </p>
      )}
      {when && !showNewer && (
        <p className={row}>
          <span>{t`Restored what you typed on ${when}.`}</span>
          <Button variant="link" size="sm" onClick={pressed(startOver)}>
            {t`Start over`}
          </Button>
        </p>
      )}
      {!isKept && (
        <p className="text-muted">{t`This browser keeps no draft of this page. Send it before you leave.`}</p>
      )}
    </div>
  );
}

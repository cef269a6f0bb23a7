import { Button, ErrorState, useFocusNear } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { describeFailure } from '../failures/failures.ts';
import { PartFailure } from '../failures/part-failure.ts';
import { reloadKeepingTyped } from '../typed/typed-fields.ts';
import { type Unfetched, whyUnfetched } from './why-unfetched.ts';

interface PartFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** How much room the part would have filled; without it, this is a note beside a button. */
  readonly size?: 'page' | 'block';
}

/** Why a part of the page could not be fetched, announced when it appears, with a button to try again, or to reload a newer release and keep what was typed. */
export function PartFailed({ error, onRetry, size }: PartFailedProps) {
  const { t, i18n } = useLingui();
  const note = useFocusNear<HTMLDivElement>();
  const unfetched = error instanceof PartFailure;
  const [why, setWhy] = useState<Unfetched>();
  useEffect(() => {
    let gone = false;
    if (unfetched)
      void whyUnfetched().then((found) => {
        if (!gone) setWhy(found);
      });
    return () => {
      gone = true;
    };
  }, [unfetched]);
  const shown = describeFailure(error, i18n);
  const released = why === 'released';
  const failure = shown.kind === 'error' ? shown.text : '';
  const title = released ? t`There is a new version of this site.` : failure;
  const detail =
    released && t`Reload the page to continue. What you have typed stays, except passwords and files.`;
  const buttonSize = size ? 'md' : 'sm';
  const actions = (
    <>
      {!released && (
        <Button variant="secondary" size={buttonSize} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
      {why && why !== 'network' && (
        <Button variant="secondary" size={buttonSize} onClick={reloadKeepingTyped}>
          {t`Reload the page`}
        </Button>
      )}
    </>
  );
  if (size) return <ErrorState size={size} title={title} detail={detail} action={actions} />;
  return (
    <div ref={note} role="alert">
      <p>{title}</p>
      {detail && <p className="mt-1 text-muted">{detail}</p>}
      <p className="mt-3 flex flex-wrap gap-2">{actions}</p>
    </div>
  );
}

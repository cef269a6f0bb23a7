import { Button, Card } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatInstant } from '../../../../core/format/format.ts';
import { FormFailure } from '../../../../forms/form-failure.tsx';

interface KeptNoticeProps {
  readonly fileName: string;
  /** When the user last worked on it, Unix milliseconds. */
  readonly at: number;
  /** Why it could not be continued. */
  readonly failure: string | undefined;
  readonly onGoOn: () => void;
  readonly onForget: () => void;
}

/** Offers to continue or discard an unfinished import. */
export function KeptNotice({ fileName, at, failure, onGoOn, onForget }: KeptNoticeProps) {
  const { t, i18n } = useLingui();
  const when = formatInstant(new Date(at).toISOString(), i18n.locale);
  return (
    <Card as="section" aria-label={t`Unfinished import`}>
      <p>{t`You began to check what was read from ${fileName}.`}</p>
      <p className="tabular text-sm text-muted">{t`Last change: ${when}`}</p>
      <FormFailure message={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onGoOn}>{t`Continue with it`}</Button>
        <Button variant="secondary" onClick={onForget}>
          {t`Discard it`}
        </Button>
      </div>
    </Card>
  );
}

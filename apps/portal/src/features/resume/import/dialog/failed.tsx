import { Button, ErrorState } from '@careers/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { describeFailure } from '../../../../core/failures/failures.ts';
import { ReadFailure } from '../read/read-failure.ts';
import { NothingFound } from '../steps/begin-review.ts';
import { AttachmentsFull, isAttachable } from '../steps/keep-file.ts';
import { attachmentsFullText } from './attachments-full-text.ts';
import { readFailureWords } from './read-failure-words.ts';

interface FailedProps {
  readonly file: File;
  readonly error: unknown;
  readonly isKeeping: boolean;
  readonly onRetry: () => void;
  readonly onKeep: () => void;
  readonly onRestart: () => void;
}

/** Says why an import failed and offers another file, another try, or keeping the file as an attachment. */
export function Failed({ file, error, isKeeping, onRetry, onKeep, onRestart }: FailedProps) {
  const { t, i18n } = useLingui();
  const hasRoom = !(error instanceof AttachmentsFull);
  const keeps = isAttachable(file.name) && hasRoom;
  // Another try with the same file cannot help when the file itself is the cause.
  const mayTryAgain = hasRoom && !(error instanceof ReadFailure) && !(error instanceof NothingFound);
  const whyNot = hasRoom
    ? t`Your resume is as it was. Files of this format cannot be attached to it.`
    : t`Your resume is as it was. Remove one of its attachments to make room for another.`;
  return (
    <ErrorState
      title={failureText(error, i18n)}
      kept={
        keeps
          ? t`Your resume is as it was. You can keep ${file.name} as an attachment, and fill in the rest yourself.`
          : whyNot
      }
      {...(mayTryAgain ? { retry: { label: t`Try again`, onRetry } } : {})}
      action={
        <>
          <Button disabled={isKeeping} onClick={onRestart}>
            {t`Choose another file`}
          </Button>
          {keeps && (
            <Button variant="secondary" pending={isKeeping} onClick={onKeep}>
              {t`Keep as an attachment`}
            </Button>
          )}
        </>
      }
    />
  );
}

function failureText(error: unknown, i18n: I18n): string {
  if (error instanceof ReadFailure) return i18n._(readFailureWords[error.reason]);
  if (error instanceof NothingFound) return i18n._(msg`This file holds nothing that could go into a resume.`);
  if (error instanceof AttachmentsFull) return attachmentsFullText(i18n);
  const shown = describeFailure(error, i18n);
  return shown.kind === 'error' ? shown.text : i18n._(msg`The import was not finished.`);
}

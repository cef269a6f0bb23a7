import { useLingui } from '@lingui/react/macro';
import { describeFailure } from '../core/failures/failures.ts';
import { formatTime } from '../core/format/format.ts';
import type { AutosaveState } from './autosave.ts';

interface SaveStateProps {
  readonly state: Pick<AutosaveState<unknown>, 'phase' | 'savedAt' | 'failure'>;
}

/** The state of an autosave as text: "Saved 10:42". */
export function SaveState({ state }: SaveStateProps) {
  const { t, i18n } = useLingui();
  const { phase, savedAt, failure } = state;
  const why = failure === undefined ? undefined : describeFailure(failure, i18n);
  const time = savedAt === undefined ? undefined : formatTime(savedAt, i18n.locale);
  const saved = time === undefined ? '' : t`Saved ${time}`;
  const reason = why?.kind === 'error' ? why.text : '';
  const words = {
    saved,
    waiting: reason === '' ? saved : t`Not saved: ${reason}`,
    saving: reason === '' ? t`Saving…` : t`Not saved: ${reason}`,
    retrying: t`Not saved: ${reason}`,
    refused: t`Not saved: ${reason}`,
    conflict: t`Not saved: this was changed elsewhere in the meantime.`,
  };
  return (
    <p role="status" data-state={phase} className="text-sm text-muted data-[state=conflict]:text-danger-text">
      {words[phase]}
    </p>
  );
}

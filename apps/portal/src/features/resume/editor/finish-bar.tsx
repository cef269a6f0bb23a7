import { ActionBar, Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { SaveState } from '../../../forms/save-state.tsx';
import { type EditorState, overallOf } from './editor-state.ts';

interface FinishBarProps {
  readonly editor: EditorState;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The save state and the button to finish; always visible on the page. */
export function FinishBar({ editor, isSaving, onSave }: FinishBarProps) {
  const { t } = useLingui();
  const reports = useSyncExternalStore(editor.subscribe, editor.reports);
  const overall = overallOf(reports);
  return (
    <ActionBar className="mt-6 justify-between gap-4 @max-3xl:-mb-8 @3xl:mx-0 @3xl:rounded-lg @3xl:border @3xl:px-8">
      <div className="min-w-0">
        <SaveState state={overall} />
        {overall.phase === 'saved' && overall.savedAt === undefined && (
          <p className="text-sm text-balance text-muted">{t`What you write is saved as you go.`}</p>
        )}
      </div>
      <Button pending={isSaving} onClick={onSave} className="shrink-0">
        {t`Save`}
      </Button>
    </ActionBar>
  );
}

import { Button, cn, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { OnDemand, type OnDemandPart } from '../../../core/parts/on-demand.tsx';
import { ImportResume } from '../import.lazy.ts';
import { cardInset } from './card-inset.ts';
import { type EditorState, unsentIn } from './editor-state.ts';

interface ImportEntryProps {
  readonly editor: EditorState;
  /** Called after an import, when the resume has to be loaded again. */
  readonly onImported: () => void;
}

/** Offers to import an existing resume instead of typing everything. */
export function ImportEntry({ editor, onImported }: ImportEntryProps) {
  const { t } = useLingui();
  // An import opens the resume anew, and with it the fields of its files.
  const unsent = useSyncExternalStore(editor.subscribe, () => unsentIn(editor.reports()));
  return (
    <div
      className={cn(
        'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-surface-raised py-4',
        cardInset,
      )}
    >
      <p role="status" className="text-sm text-balance text-muted">
        <TitleText>
          {unsent === undefined
            ? t`Already have a resume file? Upload it, and just check what we read.`
            : t`Before you import a resume, wait until your files are uploaded, or remove those that were not.`}
        </TitleText>
      </p>
      <OnDemand
        part={ImportPart}
        props={{ editor, onImported }}
        trigger={
          <Button variant="secondary" size="sm" disabled={unsent !== undefined}>
            {t`Import a resume`}
          </Button>
        }
      />
    </div>
  );
}

/** Saves what was typed here first, so that the import is compared with it. */
function ImportPart({ editor, onImported, ...part }: ImportEntryProps & OnDemandPart) {
  const { open } = part;
  useEffect(() => {
    if (open) void editor.flush();
  }, [open, editor]);
  return <ImportResume {...part} onDone={onImported} />;
}

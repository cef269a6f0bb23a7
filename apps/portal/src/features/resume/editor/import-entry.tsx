import { Button, cn, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { OnDemand, type OnDemandPart } from '../../../core/on-demand.tsx';
import { ImportResume } from '../import.lazy.ts';
import { cardInset } from './card-inset.ts';
import type { EditorState } from './editor-state.ts';

interface ImportEntryProps {
  readonly editor: EditorState;
  /** Something was imported: the resume is another one now. */
  readonly onImported: () => void;
}

/** The way to bring an old resume, before everything else is typed. */
export function ImportEntry({ editor, onImported }: ImportEntryProps) {
  const { t } = useLingui();
  return (
    <div
      className={cn(
        'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-surface-raised py-4',
        cardInset,
      )}
    >
      <p className="text-sm text-balance text-muted">
        <TitleText>{t`Have a resume file already? We read it, and you just check it.`}</TitleText>
      </p>
      <OnDemand
        part={ImportPart}
        props={{ editor, onImported }}
        trigger={
          <Button variant="secondary" size="sm">
            {t`Import a resume`}
          </Button>
        }
      />
    </div>
  );
}

/** What was typed here is saved first, so that the import meets it. */
function ImportPart({ editor, onImported, ...part }: ImportEntryProps & OnDemandPart) {
  const { open } = part;
  useEffect(() => {
    if (open) void editor.flush();
  }, [open, editor]);
  return <ImportResume {...part} onDone={onImported} />;
}

import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { joinFacts } from '../../../core/format/list-of.ts';
import type { Entry } from '../model/sections/facts.ts';

interface RemovedEntryProps {
  /** The entry that was removed last; undefined if none was, or it was put back. */
  readonly entry: Entry | undefined;
  readonly name: string;
  readonly onUndo: () => void;
}

/** Says that an entry was removed, and offers to put it back; the focus moves to that button. */
export function RemovedEntry({ entry, name, onUndo }: RemovedEntryProps) {
  const { t, i18n } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (entry) undo.current?.focus();
  }, [entry]);
  if (!entry) return null;
  return (
    <p
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-3 rounded-md bg-surface-sunken px-4 py-1 text-sm"
    >
      <span className="min-w-0">{joinFacts([t`Delete successfully`, name], i18n.locale)}</span>
      <Button ref={undo} variant="ghost" size="sm" icon={<Undo2 size={16} />} onClick={onUndo}>
        {t`Undo`}
      </Button>
    </p>
  );
}

import { useCallback, useState } from 'react';
import type { ResumePath } from '../model/completeness.ts';
import type { FieldFacts } from './field-facts.ts';

interface OpenEntries {
  readonly isOpen: (id: string) => boolean;
  readonly open: (id: string) => void;
  /** Opens a closed entry, and closes an open one. */
  readonly toggle: (id: string) => void;
}

/** Which entries of a list are open. Those that the user is led to are opened, since something in them is missing or wrong. */
export function useOpenEntries(paths: readonly ResumePath[], facts: FieldFacts): OpenEntries {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [ledTo, setLedTo] = useState(facts);
  if (facts !== ledTo) {
    setLedTo(facts);
    if (facts.isJudged)
      setIds((before) => new Set([...before, ...paths.flatMap(({ entry }) => entry ?? [])]));
  }
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    isOpen: (id) => ids.has(id),
    open: (id) => setIds((before) => new Set([...before, id])),
    toggle,
  };
}

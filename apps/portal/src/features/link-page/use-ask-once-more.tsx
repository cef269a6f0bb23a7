import { type ReactNode, useState } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import type { LastQuestion } from './ask-dialog.tsx';
import { usePageLink } from './link-context.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

interface OnceMore extends LastQuestion {
  /** Sends the form; rejects if that fails. */
  readonly onConfirm: () => Promise<void>;
}

/**
 * A confirmation before a form by link is sent irrevocably. It is closed while the link is locked.
 * @returns a function that opens it, and the dialog, to be rendered below the form
 */
export function useAskOnceMore(question: OnceMore): {
  readonly ask: () => void;
  readonly question: ReactNode;
} {
  const { isLocked } = usePageLink();
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    question: (
      <PartBoundary
        failed={(failure, onRetry) => <QueryError error={failure} onRetry={onRetry} />}
        again={isAsking}
      >
        {isAsking && !isLocked && <AskDialog {...question} onClose={() => setAsking(false)} />}
      </PartBoundary>
    ),
  };
}

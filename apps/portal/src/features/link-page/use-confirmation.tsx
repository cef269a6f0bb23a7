import { type ReactNode, useState } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import type { ConfirmationTexts } from './confirmation-dialog.tsx';
import { usePageLink } from './link-context.ts';

const ConfirmationDialog = lazy(() => import('./confirmation-dialog.tsx'));

interface Confirmation extends ConfirmationTexts {
  /** Sends the form; rejects if that fails. */
  readonly onConfirm: () => Promise<void>;
}

/**
 * A confirmation before a form by link is sent irrevocably. It is closed while the link is locked.
 * @returns a function that opens it, and the dialog, to be rendered below the form
 */
export function useConfirmation(question: Confirmation): {
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
        {isAsking && !isLocked && <ConfirmationDialog {...question} onClose={() => setAsking(false)} />}
      </PartBoundary>
    ),
  };
}

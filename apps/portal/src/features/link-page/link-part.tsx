import type { ReactNode } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { LinkSkeleton } from './link-skeleton.tsx';

/** Fetches the code of a link page's content. */
export type Prepare = () => Promise<unknown>;

/** Begins to fetch a page's content. A failure is left to `LinkPart`, which fetches it again. */
export function prepareEarly(prepare: Prepare | undefined): void {
  prepare?.().catch(() => undefined);
}

interface LinkPartProps {
  readonly withResume?: boolean;
  readonly children: ReactNode;
}

/** The boundary of a link page's lazily loaded parts. */
export function LinkPart({ withResume = false, children }: LinkPartProps) {
  return (
    <PartBoundary
      fallback={<LinkSkeleton withResume={withResume} />}
      failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}
    >
      {children}
    </PartBoundary>
  );
}

import type { ReactNode } from 'react';

/** Two columns where there is room, else one below the other; which is how wide is for the caller to say. */
export const besideGrid = 'grid grid-cols-[minmax(0,1fr)] items-start gap-8 print:stack';

/**
 * Keeps the shorter of two columns in view: it scrolls with the other until its end reaches the end of the screen, and stays there. It
 * is at least as high as the screen, so that it begins at the top of the column.
 */
const STAYS = '@5xl:sticky @5xl:bottom-0 @5xl:self-end @5xl:min-h-[calc(100dvh-theme(spacing.below-header))]';

/** A resume with the form that asks about it: beside it where there is room, else above it. */
export function BesideForm({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className={`${besideGrid} @5xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]`}>
      <div className={`min-w-0 @5xl:order-last ${STAYS}`}>{form}</div>
      <div className={`min-w-0 ${STAYS}`}>{children}</div>
    </div>
  );
}

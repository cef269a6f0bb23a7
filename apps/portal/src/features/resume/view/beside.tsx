import type { ReactNode } from 'react';

/** A resume with what belongs to it: beside it where there is room, else above it. */
export function Beside({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @5xl:grid-cols-[minmax(0,210mm)_minmax(0,1fr)]">
      <aside className="@5xl:sticky @5xl:top-24 @5xl:order-last">{aside}</aside>
      <div className="w-full max-w-[210mm] min-w-0">{children}</div>
    </div>
  );
}

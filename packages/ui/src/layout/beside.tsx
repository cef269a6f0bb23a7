import type { ReactNode } from 'react';
import { besideGrid } from './beside-form.tsx';

/** A resume with an aside: beside it where there is room for a sheet of paper and its buttons, else above it. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`${besideGrid} @6xl:grid-cols-[minmax(0,210mm)_minmax(0,1fr)]`}>
      <aside className="@6xl:sticky @6xl:top-below-header @6xl:order-last">{aside}</aside>
      <div className="w-full max-w-[210mm] min-w-0">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** A short summary beside the title. */
  readonly note?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A group of fields that folds away. */
export function Section({ title, note, open = false, children }: SectionProps) {
  return (
    <details className="site-section" open={open}>
      <summary>
        <span>{title}</span> {note !== undefined && <span className="bench-meta">{note}</span>}
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';

/** What an empty place was made for. */
export type MarkName = 'search' | 'delivery' | 'collection' | 'message' | 'page' | 'lock';

const ink = {
  stroke: 'var(--color-text-muted)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const tint = { fill: 'var(--color-brand-100)' };
const paper = { fill: 'var(--color-surface-raised)', ...ink };
const accent = { ...ink, stroke: 'var(--color-brand-600)', fill: 'none' };

const DRAWINGS: Record<MarkName, ReactNode> = {
  search: (
    <>
      <rect x="30" y="26" width="62" height="44" rx="6" {...paper} />
      <path d="M40 38h30M40 48h42M40 58h20" {...ink} fill="none" />
      <circle cx="88" cy="60" r="15" {...paper} />
      <circle cx="88" cy="60" r="15" {...accent} />
      <path d="m99 71 9 9" {...accent} strokeWidth="2.5" />
    </>
  ),
  delivery: (
    <>
      <path d="M34 44 70 26l36 18v32a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" {...paper} />
      <rect x="46" y="20" width="48" height="42" rx="5" {...paper} />
      <path d="M56 32h28M56 41h20" {...ink} fill="none" />
      <path d="m34 46 36 22 36-22v30a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" {...paper} />
      <path d="m34 46 36 22 36-22" {...accent} />
    </>
  ),
  collection: (
    <>
      <rect x="38" y="30" width="46" height="52" rx="6" {...paper} />
      <rect x="50" y="22" width="46" height="52" rx="6" {...paper} />
      <path d="M60 36h26M60 46h16" {...ink} fill="none" />
      <path d="M80 22h12v24l-6-5-6 5z" fill="var(--color-brand-200)" />
      <path d="M80 22h12v24l-6-5-6 5z" {...accent} />
    </>
  ),
  message: (
    <>
      <path
        d="M36 28h52a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H60L48 78V66H36a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
        {...paper}
      />
      <path d="M42 42h40M42 52h24" {...ink} fill="none" />
      <circle cx="100" cy="66" r="10" {...paper} />
      <path d="m95.5 66 3.2 3.2 5.8-6" {...accent} strokeWidth="2" />
    </>
  ),
  page: (
    <>
      <path d="M46 18h32l20 20v40a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" {...paper} />
      <path d="M78 18v14a6 6 0 0 0 6 6h14" {...accent} />
      <path d="M52 50h34M52 60h34M52 70h18" {...ink} fill="none" />
    </>
  ),
  lock: (
    <>
      <path d="M54 44V34a16 16 0 0 1 32 0v10" {...accent} strokeWidth="2" />
      <rect x="44" y="44" width="52" height="38" rx="7" {...paper} />
      <circle cx="70" cy="60" r="4" {...accent} />
      <path d="M70 64v7" {...accent} strokeWidth="2" />
    </>
  ),
};

/** A small drawing in the brand's hue for empty and closed places; decoration only. */
export function Mark({ name, className }: { name: MarkName; className?: string }) {
  return (
    <svg viewBox="0 0 140 104" width="140" height="104" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="70" cy="54" rx="62" ry="42" {...tint} />
      <path d="M22 84h96" {...ink} opacity="0.6" />
      {DRAWINGS[name]}
    </svg>
  );
}

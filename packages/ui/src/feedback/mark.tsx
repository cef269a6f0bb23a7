import type { ReactNode } from 'react';

/** What an empty place was made for. */
export type MarkName = 'search' | 'delivery' | 'collection' | 'message' | 'page' | 'lock' | 'expired';

/** The planes of a scene: what is far, near and in front of it, and its one warm spot. */
const pale = 'var(--color-brand-50)';
const far = 'var(--color-brand-300)';
const near = 'var(--color-brand-500)';
const front = 'var(--color-brand-700)';
const warm = 'var(--color-brand-accent)';
const lines = { stroke: pale, strokeWidth: 3, strokeLinecap: 'round' } as const;
const bar = { stroke: front, strokeWidth: 6, strokeLinecap: 'round' } as const;

const DRAWINGS: Record<MarkName, ReactNode> = {
  search: (
    <>
      <circle cx="62" cy="50" r="21" fill={pale} />
      <path d="M44 60q9-13 18-5t18-9a21 21 0 0 1-36 14z" fill={far} />
      <circle cx="62" cy="50" r="21" {...bar} />
      <path d="m78 66 15 15" {...bar} />
    </>
  ),
  delivery: (
    <>
      <path d="m32 56 70-34-24 60-17-19z" fill={near} />
      <path d="m61 63 41-41-24 60z" fill={front} />
    </>
  ),
  collection: (
    <>
      <path d="M52 22h36a4 4 0 0 1 4 4v58L70 68 48 84V26a4 4 0 0 1 4-4z" fill={near} />
      <path d="M70 22h18a4 4 0 0 1 4 4v58L70 68z" fill={front} />
    </>
  ),
  message: (
    <>
      <path d="M60 34h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6v12L92 72H60z" fill={front} />
      <path
        d="M38 26h50a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H58L44 78V64h-6a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z"
        fill={near}
      />
      <path d="M44 40h38M44 50h22" {...lines} />
    </>
  ),
  page: (
    <>
      <path d="M48 22h30l18 18v44H48a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z" fill={near} />
      <path d="M78 22v14a4 4 0 0 0 4 4h14z" fill={front} />
      <path d="M54 50h32M54 60h32M54 70h18" {...lines} />
    </>
  ),
  lock: (
    <>
      <path d="M55 46V36a15 15 0 0 1 30 0v10" {...bar} />
      <path d="M50 44h40a5 5 0 0 1 5 5v35H45V49a5 5 0 0 1 5-5z" fill={near} />
      <path d="M70 60v10" {...lines} strokeWidth="6" />
    </>
  ),
  expired: (
    <>
      <path d="M52 26h36q0 18-13 29 13 11 13 29H52q0-18 13-29-13-11-13-29z" fill={near} />
      <path d="M58 84q2-12 12-16 10 4 12 16zM60 42h20q-4 7-10 12-6-5-10-12z" fill={warm} />
      <path d="M48 25h44M48 84h44" {...bar} />
    </>
  ),
};

/** A small scene in the brand's colours for empty and closed places; decoration only. */
export function Mark({ name, className }: { name: MarkName; className?: string }) {
  return (
    <svg viewBox="0 0 140 104" width="140" height="104" fill="none" aria-hidden="true" className={className}>
      <circle cx="108" cy="32" r="11" fill={warm} />
      <path d="M6 87Q26 44 52 62t42-8q24-6 40 33z" fill="var(--color-brand-100)" />
      {DRAWINGS[name]}
      <path d="M4 87h132" stroke={far} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

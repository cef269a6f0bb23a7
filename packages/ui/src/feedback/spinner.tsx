import { cn } from '../cn.ts';

export interface SpinnerProps {
  /** Announced as a status; without it the spinner is decoration beside words that already say it. */
  label?: string;
  className?: string;
}

/** A turning ring in the colour and (1.15 em) size of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      strokeWidth="2.25"
      aria-hidden="true"
      className={cn('size-[1.15em] shrink-0 animate-spin', className)}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" opacity="0.25" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}

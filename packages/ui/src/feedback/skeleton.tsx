import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

/** A grey placeholder while content loads; size it with classes: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-sm bg-text/8', className)} />;
}

/** A skeleton of a line of text, as high as the text around it, or as small text; `className` sets its width. */
export function SkeletonLine({ small = false, className }: { small?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={cn('flex h-[1lh] items-center', small && 'text-sm')}>
      <Skeleton className={cn('max-w-full', small ? 'h-3.5' : 'h-4', className)} />
    </div>
  );
}

/** A skeleton of several lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cn('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={cn('h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** A skeleton of a printed page. */
export function SheetSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[210/297] w-full max-w-[210mm] min-w-0 flex-col gap-[5%] overflow-hidden border border-border bg-surface-raised p-[9%]"
    >
      <Skeleton className="h-8 w-1/3" />
      {[0, 1, 2, 3].map((part) => (
        <div key={part}>
          <Skeleton className="mb-4 h-4 w-1/4" />
          <SkeletonText />
        </div>
      ))}
    </div>
  );
}

/** Wraps the skeletons of one block and tells a screen reader, once, that it is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface InlineFactsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Empty ones are left out. */
  items: readonly ReactNode[];
  /** A `span` inside a button or a link. */
  as?: 'p' | 'span';
  /** Truncates a fact that is longer than a line; for lists. */
  short?: boolean;
  /** Content at the end of the last line, without a dot before it. */
  end?: ReactNode;
}

/**
 * Short facts in one line, separated by dots; nothing where there is none. No dot is left at a line break: each belongs to the fact
 * after it, and at the start of a line it lies in a margin that is clipped.
 */
export function InlineFacts({
  items,
  as: Line = 'p',
  short = false,
  end,
  className,
  ...rest
}: InlineFactsProps) {
  const known = items.filter(Boolean);
  if (known.length === 0 && !end) return null;
  return (
    <Line
      {...rest}
      className={cn('-ms-4 flex flex-wrap [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_1rem)]', className)}
    >
      {known.map((item, place) => (
        <span key={place} className={cn('relative min-w-0 ps-4', short && 'max-w-full truncate')}>
          {place > 0 && <span className="absolute start-0 flex w-4 justify-center whitespace-pre"> · </span>}
          {item}
        </span>
      ))}
      {end && <span className="ms-auto ps-4">{end}</span>}
    </Line>
  );
}

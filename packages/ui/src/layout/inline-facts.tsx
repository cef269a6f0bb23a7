import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface InlineFactsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Those that say nothing are left out. */
  items: readonly ReactNode[];
  /** A `span` inside a button or a link. */
  as?: 'p' | 'span';
  /** A fact that is longer than a line is cut there, as where many stand below each other. */
  short?: boolean;
  /** Stands at the end of the last line, without a dot before it. */
  end?: ReactNode;
}

/**
 * Short facts in one line, a dot between two of them. Where the line breaks no dot dangles: each stands before its
 * fact, and the margin that it has at the beginning of a line is cut off.
 */
export function InlineFacts({
  items,
  as: Line = 'p',
  short = false,
  end,
  className,
  ...rest
}: InlineFactsProps) {
  return (
    <Line
      {...rest}
      className={cn('-ms-4 flex flex-wrap [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_1rem)]', className)}
    >
      {items.filter(Boolean).map((item, place) => (
        <span key={place} className={cn('relative min-w-0 ps-4', short && 'max-w-full truncate')}>
          {place > 0 && <span className="absolute start-0 flex w-4 justify-center whitespace-pre"> · </span>}
          {item}
        </span>
      ))}
      {end && <span className="ms-auto ps-4">{end}</span>}
    </Line>
  );
}

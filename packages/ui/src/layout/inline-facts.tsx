import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface InlineFactsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Empty ones are left out. */
  items: readonly ReactNode[];
  /** A `span` inside a button or a link. */
  as?: 'p' | 'span';
  /** Truncates a fact that is longer than a line; for lists. */
  short?: boolean;
}

/**
 * Short facts in one line, separated by dots; nothing where there is none. No dot is left at a line break: each belongs to the fact
 * after it, and at the start of a line it lies in a margin that is clipped.
 */
export function InlineFacts({ items, as: Line = 'p', short = false, className, ...rest }: InlineFactsProps) {
  const known = items.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <Line
      {...rest}
      className={cn('-ms-4 flex flex-wrap [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_1rem)]', className)}
    >
      {known.map((item, place) => (
        <Fact key={place} place={place} className={cn('min-w-0', short && 'max-w-full truncate')}>
          {item}
        </Fact>
      ))}
    </Line>
  );
}

export interface FactLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Texts; empty ones are left out. */
  items: readonly string[];
  /** Content at the end of the line, shown in full. */
  end?: ReactNode;
}

const FIRST_FACT = 'line-clamp-2 max-w-full wrap-anywhere';
const LATER_FACT = 'max-w-full truncate';

/**
 * The facts of one row in a list whose rows are equally high; it stands in a flex column that gives it the height that is left. The
 * facts take a second line if there is room for one, or if the first fact needs it. What has no room on a single line is out of sight
 * together with its dot, and still read out: half a name says less than none. Chinese facts are short, and take the lines that they
 * need. A pointer that rests on a fact that is longer than a whole line is shown all of it, unless the fact is in a card that is a link.
 */
export function FactLine({ items, end, className, ...rest }: FactLineProps) {
  const known = items.filter(Boolean);
  if (known.length === 0 && !end) return null;
  return (
    <p {...rest} className={cn('flex min-h-[1lh] grow', className)}>
      {/* Facts that ask for the height that is left have none of their own: this has the first one's. */}
      <span
        data-first={known[0]}
        className={cn(
          'grid min-w-0 grow grid-cols-1 before:invisible before:line-clamp-2 before:[grid-area:1/1]',
          'before:wrap-anywhere before:content-[attr(data-first)] [&:lang(zh)]:before:content-none',
        )}
      >
        <span className="@container-size [grid-area:1/1] [&:lang(zh)]:[container-type:normal]">
          {/* What has no room begins a line that is clipped, as a dot at the start of a line is. */}
          <span
            className={cn(
              '-ms-4 flex h-[1lh] flex-wrap overflow-hidden [clip-path:inset(0_0_0_1rem)]',
              '[@container_(min-height:1.9lh)]:h-[2lh] [&:lang(zh)]:h-auto',
            )}
          >
            {known.map((item, place) => (
              <Fact key={place} place={place} title={item} className={place === 0 ? FIRST_FACT : LATER_FACT}>
                {item}
              </Fact>
            ))}
          </span>
        </span>
      </span>
      {end && <span className="shrink-0 ps-4">{end}</span>}
    </p>
  );
}

interface FactProps extends ComponentProps<'span'> {
  /** Its place on the line; the first has no dot. */
  readonly place: number;
}

function Fact({ place, className, children, ...rest }: FactProps) {
  return (
    <span {...rest} className={cn('relative ps-4', className)}>
      {place > 0 && <span className="absolute start-0 flex w-4 justify-center whitespace-pre"> · </span>}
      {children}
    </span>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { hasClauses } from './title-parts.ts';
import { TitleText } from './title-text.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display' | 'xl' | 'lg' | 'md' | 'sm';

const SIZES: Record<HeadingSize, string> = {
  display: 'text-3xl @3xl:text-4xl',
  xl: 'text-2xl @3xl:text-3xl',
  lg: 'text-xl @3xl:text-2xl',
  md: 'text-lg leading-heading @3xl:text-xl',
  sm: 'text-base leading-heading',
};
const BY_LEVEL: Record<HeadingLevel, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' };

export interface HeadingProps extends ComponentProps<'h1'> {
  /** The heading level. */
  level: HeadingLevel;
  /** Its size, where it differs from what the level suggests. */
  size?: HeadingSize;
}

/** Sizes so large that on a phone two clauses seldom fit on one line. */
const BY_CLAUSE: readonly HeadingSize[] = ['display', 'xl', 'lg'];

/** A heading, whose level and size are independent. A plain text is broken into lines by `TitleText`; an empty one is no heading. */
export function Heading({ level, size = BY_LEVEL[level], className, children, ...rest }: HeadingProps) {
  if (children === '') return null;
  const Tag = `h${level}` as const;
  const byClause = typeof children === 'string' && BY_CLAUSE.includes(size) && hasClauses(children);
  return (
    // With a label of its own, because a name computed from several boxes would have spaces between them.
    <Tag
      {...(byClause && { 'aria-label': children.replaceAll('\n', '') })}
      {...rest}
      className={cn('heading', SIZES[size], className)}
    >
      {typeof children === 'string' ? <TitleText byClause={byClause}>{children}</TitleText> : children}
    </Tag>
  );
}

/** The skeleton of a heading of size `md`; `className` sets its width. */
export function HeadingSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('flex h-[1lh] items-center', SIZES.md)}>
      <Skeleton className={cn('h-5 max-w-full', className)} />
    </div>
  );
}

export interface BlockHeadingProps {
  /** The block's title. */
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** One line under it. */
  lead?: ReactNode;
  /** At the far end: "View all". */
  action?: ReactNode;
}

/** The title of a block on a page, with an optional line and a link to more. */
export function BlockHeading({ children, id, lead, action }: BlockHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline-last justify-between gap-x-8 gap-y-2 @3xl:mb-8">
      <div className="min-w-0">
        <Heading level={2} id={id} size="lg">
          {children}
        </Heading>
        {lead && <p className="mt-2 max-w-reading text-muted">{lead}</p>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}

import type { ComponentProps, ElementType } from 'react';
import { cn } from '../cn.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: Extract<ElementType, 'div' | 'article' | 'section' | 'aside' | 'li'>;
  /** The whole card leads somewhere: one link inside it carries `stretchedLink`. */
  interactive?: boolean;
  padding?: 'none' | 'md' | 'lg';
  /** A frame on the page's own ground: for what is agreed to, within a form. */
  flat?: boolean;
}

const PADDING = { none: '', md: 'p-5', lg: 'p-5 @max-3xs:p-3 @lg:p-8' } as const;

/** The class that lets a link fill its interactive card, its focus shown around the whole of it. */
export const stretchedLink =
  'no-underline outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand-700';

/** A raised sheet of paper. */
export function Card({ as: Tag = 'div', interactive, padding = 'md', flat, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={cn(
        'relative rounded-lg border border-border',
        !flat && 'bg-surface-raised',
        PADDING[padding],
        interactive &&
          'transition-colors duration-200 hover:border-brand-300 has-[a:focus-visible]:border-brand-700',
        className,
      )}
    />
  );
}

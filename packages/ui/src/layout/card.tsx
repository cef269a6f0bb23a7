import type { ComponentProps, ElementType } from 'react';
import { cn } from '../cn.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: Extract<ElementType, 'div' | 'article' | 'section' | 'aside' | 'li'>;
  /** The whole card is a link: one link inside it has the class `stretchedLink`. */
  interactive?: boolean;
  /** `row`: as low as `md`, with texts that begin where those of `lg` do, for rows beside such cards. */
  padding?: 'none' | 'md' | 'row' | 'lg';
  /** A border on the page's own background: for consents within a form. */
  flat?: boolean;
}

const PADDING = { none: '', md: 'p-5', row: 'p-5 @lg:px-8', lg: 'p-5 @max-3xs:p-3 @lg:p-8' } as const;

/**
 * The class of the link that fills its interactive card; its focus ring is around the card. It lies over everything in the card, also
 * over what is clipped or placed, so another control in the card is `relative z-1`.
 */
export const stretchedLink =
  'no-underline outline-none after:absolute after:inset-0 after:z-1 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand-700';

/** A raised surface. */
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
          'isolate transition-colors duration-200 hover:border-brand-300 has-[a:focus-visible]:border-brand-700',
        className,
      )}
    />
  );
}

import type { HomeBlock, WebsiteStyle } from '@careers/gateway/contract';
import { BlockHeading, cn } from '@careers/ui';
import { type ReactNode, useId } from 'react';

/** The props of every block: the site's configuration, and that of the block itself. */
export interface HomeBlockProps extends Readonly<Partial<HomeBlock>> {
  readonly site: WebsiteStyle;
  /** Whether it follows the banner. */
  readonly inHero?: boolean;
  /** Whether another list of positions comes before it. */
  readonly again?: boolean;
}

interface BlockProps {
  readonly title: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  /** The block's default background. */
  readonly tone?: 'plain' | 'sunken';
  /** The configured style; one that names no background leaves the default. */
  readonly style?: string | undefined;
  readonly children: ReactNode;
}

/** One block of the homepage: a titled section over the page's whole width. */
export function Block({ title, lead, action, tone, style, children }: BlockProps) {
  const id = useId();
  const configured = style?.match(/plain|sunken/)?.[0];
  return (
    <section
      aria-labelledby={id}
      className={cn(
        (configured ?? tone) === 'sunken' && 'bg-surface-sunken',
        // Two sunken blocks in a row would look like one. By the style sheet, because which blocks have content is known last.
        !configured && '[.bg-surface-sunken+&]:bg-transparent',
      )}
    >
      <div className="mx-auto max-w-content px-4 py-12 @3xl:px-6 @3xl:py-18">
        <BlockHeading id={id} lead={lead} action={action}>
          {title}
        </BlockHeading>
        {children}
      </div>
    </section>
  );
}

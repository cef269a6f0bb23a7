import type { HomeBlock, WebsiteStyle } from '@careers/gateway/contract';
import { BlockHeading, cn } from '@careers/ui';
import { type ReactNode, useId } from 'react';

/** What every block is handed: the configuration, and what the company says of the block itself. */
export interface HomeBlockProps extends Readonly<Partial<HomeBlock>> {
  readonly site: WebsiteStyle;
  /** Whether it follows the banner. */
  readonly inHero?: boolean;
  /** Whether another list of positions stands before it. */
  readonly again?: boolean;
}

interface BlockProps {
  readonly title: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  /** The block's usual ground. */
  readonly tone?: 'plain' | 'sunken';
  /** What the company chose; words that say nothing of the ground leave it as it is. */
  readonly style?: string | undefined;
  readonly children: ReactNode;
}

/** One block of the homepage: a titled section over the page's whole width. */
export function Block({ title, lead, action, tone, style, children }: BlockProps) {
  const id = useId();
  const ground = style?.match(/plain|sunken/)?.[0] ?? tone;
  return (
    <section aria-labelledby={id} className={cn(ground === 'sunken' && 'bg-surface-sunken')}>
      <div className="mx-auto max-w-content px-4 py-12 @3xl:px-6 @3xl:py-18">
        <BlockHeading id={id} lead={lead} action={action}>
          {title}
        </BlockHeading>
        {children}
      </div>
    </section>
  );
}

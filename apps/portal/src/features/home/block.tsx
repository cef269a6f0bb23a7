import type { WebsiteStyle } from '@careers/gateway/contract';
import { BlockHeading, cn } from '@careers/ui';
import { type ReactNode, useId } from 'react';

/** What every block is handed: the configuration, and the title that the company gave the block. */
export interface HomeBlockProps {
  readonly site: WebsiteStyle;
  readonly title?: string;
}

interface BlockProps {
  readonly title: string;
  readonly lead?: string;
  readonly action?: ReactNode;
  readonly tone?: 'plain' | 'sunken';
  readonly children: ReactNode;
}

/** One block of the homepage: a titled section over the page's whole width. */
export function Block({ title, lead, action, tone = 'plain', children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn(tone === 'sunken' && 'bg-surface-sunken')}>
      <div className="mx-auto max-w-content px-4 py-12 @3xl:px-6 @3xl:py-18">
        <BlockHeading id={id} lead={lead} action={action}>
          {title}
        </BlockHeading>
        {children}
      </div>
    </section>
  );
}

import type { CompanySummary } from '@careers/gateway/contract';
import { Card, Heading, type HeadingLevel, Skeleton, stretchedLink, TitleText } from '@careers/ui';
import { branded } from '@careers/ui/theme';
import type { ReactNode } from 'react';
import { PortalLink } from '../core/navigation/link.tsx';
import { SafePicture } from './safe-picture.tsx';
import { ScenePicture } from './scene-picture.tsx';
import { useNamed } from './use-named.ts';

interface CompanyTileProps {
  readonly company: Pick<CompanySummary, 'name' | 'tagline' | 'logo' | 'scene' | 'brandColor'>;
  readonly level?: HeadingLevel;
  readonly to: string;
  readonly query: Readonly<Record<string, string>>;
  /** The last line: the number of open positions. */
  readonly children: ReactNode;
}

/** One company in a list, in its own colours and with its own scene; the whole tile is a link. */
export function CompanyTile({ company, level = 3, to, query, children }: CompanyTileProps) {
  const named = useNamed();
  const { name, tagline, logo, scene = 'group', brandColor } = company;
  return (
    <Card
      as="li"
      interactive
      padding="none"
      className="flex flex-col overflow-hidden"
      {...branded(brandColor)}
    >
      <ScenePicture scene={scene} className="aspect-[2/1] w-full" />
      <div className="flex grow flex-col p-3 pt-0 @4xl:p-5 @4xl:pt-0">
        <span className="relative -mt-5 mb-2 flex min-h-10 @4xl:-mt-6 @4xl:mb-3 @4xl:min-h-12">
          <SafePicture
            address={logo}
            width={48}
            height={48}
            className="size-10 rounded-md bg-surface-raised object-contain ring-3 ring-surface-raised @4xl:size-12"
          />
        </span>
        <Heading level={level} size="sm" className="text-sm! hyphens-auto @xl:text-base!">
          <PortalLink to={to} query={query} className={stretchedLink}>
            <TitleText>{named(name)}</TitleText>
          </PortalLink>
        </Heading>
        <p className="mt-1 line-clamp-6 text-sm text-balance text-muted">
          <TitleText byClause>{tagline}</TitleText>
        </p>
        <p className="tabular mt-auto pt-2 text-sm text-brand-text">{children}</p>
      </div>
    </Card>
  );
}

/** About as high as a tile. */
export function CompanyTileSkeleton() {
  return <Skeleton className="h-72 w-full rounded-lg" />;
}

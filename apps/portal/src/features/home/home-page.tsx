import type { HomeBlock, HomeBlockKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useDeferredValue } from 'react';
import { lazy } from '../../core/lazy.tsx';
import { PartBoundary } from '../../core/part-boundary.tsx';
import { QueryError } from '../../core/query-error.tsx';
import { Page } from '../../site-config/page.tsx';
import { useSite } from '../../site-config/use-site.ts';
import { BannerBlock, BannerSkeleton } from './banner-block.tsx';
import type { HomeBlockProps } from './block.tsx';
import { BrandsBlock } from './brands-block.tsx';
import { AllPositionsBlock, HotBlock, LatestBlock } from './position-blocks.tsx';
import { SearchBlock } from './search-block.tsx';

const OtherBlock = lazy(() => import('./other-block.tsx'));

/** The blocks that homepages usually have, in their usual order and look; the rarer ones come when they are met. */
const blocks: Readonly<Partial<Record<HomeBlockKind, ComponentType<HomeBlockProps>>>> = {
  banner: BannerBlock,
  search: SearchBlock,
  hot: HotBlock,
  latest: LatestBlock,
  brands: BrandsBlock,
  positions: AllPositionsBlock,
};

/** So many blocks fill a screen: usually banner, search and the first list. */
const FIRST_SCREEN = 3;

/** What a site without a configured order shows. */
const usualOrder: readonly HomeBlock[] = Object.keys(blocks).map((kind) => ({ kind, visible: true }));

/**
 * The homepage in the order its company configured (section 2). Each block loads and fails alone; one
 * without content disappears. Without a configuration there is still a search and a way to try again.
 */
export function HomePage() {
  const { t } = useLingui();
  const { data: site, error, isPending, refetch, isFetching } = useSite();
  return (
    <Page title={t`Home`} headingHidden width="bleed">
      {isPending && <BannerSkeleton />}
      {error && !site && (
        <>
          <SearchBlock />
          <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />
        </>
      )}
      {site && <Blocks site={site} />}
    </Page>
  );
}

/** The first screen at once; what lies below it a moment later, so that a slow phone takes letters before. */
function Blocks({ site }: Pick<HomeBlockProps, 'site'>) {
  const whole = useDeferredValue(true, false);
  const configured = site.websiteHomepage.blocks;
  const shown = (configured.length > 0 ? configured : usualOrder).filter((block) => block.visible);
  return shown.slice(0, whole ? shown.length : FIRST_SCREEN).map((block, place) => {
    const { kind, style } = block;
    const usual = Object.hasOwn(blocks, kind) ? blocks[kind as HomeBlockKind] : undefined;
    const Block = (!style?.includes('compact') && usual) || OtherBlock;
    // A company may show a kind twice: kind and place name the block.
    return (
      <PartBoundary
        key={`${kind}-${place}`}
        failed={(failure, onRetry) => <QueryError error={failure} onRetry={onRetry} />}
      >
        <Block site={site} usual={usual} inHero={shown[place - 1]?.kind === 'banner'} {...block} />
      </PartBoundary>
    );
  });
}

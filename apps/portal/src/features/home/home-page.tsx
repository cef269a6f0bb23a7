import type { HomeBlock, HomeBlockKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Fragment, useDeferredValue } from 'react';
import { QueryError } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { Page } from '../../site-config/page.tsx';
import { useSite } from '../../site-config/use-site.tsx';
import { BannerBlock, BannerSkeleton } from './banner-block.tsx';
import type { HomeBlockProps } from './block.tsx';
import { NearScreen, ROOM } from './near-screen.tsx';
import { HotBlock, LatestBlock } from './position-blocks.tsx';
import { SearchBlock } from './search-block.tsx';

const OtherBlock = lazy(() => import('./other-block.tsx'));
const MoreBlock = lazy(() => import('./more/index.tsx'));

/** The blocks of the first screens, in their default look; all others are fetched when they are scrolled to. */
const blocks: Readonly<Partial<Record<HomeBlockKind, ComponentType<HomeBlockProps>>>> = {
  banner: BannerBlock,
  search: SearchBlock,
  hot: HotBlock,
  latest: LatestBlock,
};

/** The blocks about the company. */
const told = ['sentence', 'story', 'steps', 'channels'];

/** The lists of positions. On a small site the second would show the same as the first. */
const lists = ['hot', 'latest'];

/** The number of blocks that fill the first screen: usually banner, search and the first list. */
const FIRST_SCREEN = 3;

/** The blocks of a site without a configured order. */
const usualOrder: readonly HomeBlock[] = [...Object.keys(blocks), 'brands', 'positions'].map((kind) => ({
  kind,
  visible: true,
}));

/**
 * The homepage in the order its company configured (section 2). Each block loads and fails alone; one
 * without content disappears. Without a configuration there is still a search and a way to try again.
 */
export function HomePage() {
  const { t } = useLingui();
  const { data, error, isPending, refetch, isFetching, isUntranslated } = useSite();
  // The blocks in the former language would say nothing of what has failed.
  const site = isUntranslated ? undefined : data;
  return (
    <Page title={t`Home`} headingHidden width="bleed">
      {isPending && <BannerSkeleton />}
      {error && !site && (
        <>
          <SearchBlock />
          <QueryError
            error={error}
            size="page"
            title={t`The homepage could not be loaded`}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        </>
      )}
      {site && <Blocks site={site} />}
    </Page>
  );
}

/** Renders the first screen at once and the rest a moment later, so that the search box accepts input earlier on a slow phone. */
function Blocks({ site }: Pick<HomeBlockProps, 'site'>) {
  const whole = useDeferredValue(true, false);
  const { blocks: configured, pcBannerList: banners } = site.websiteHomepage;
  const shown = (configured.length > 0 ? configured : usualOrder).filter((block) => block.visible);
  return shown.slice(0, whole ? shown.length : FIRST_SCREEN).map((block, place) => {
    const { kind, style } = block;
    const usual = Object.hasOwn(blocks, kind) ? blocks[kind as HomeBlockKind] : undefined;
    const Block = told.includes(kind) ? MoreBlock : (!style?.includes('compact') && usual) || OtherBlock;
    const before = shown.slice(0, place);
    const isLater = Block !== usual;
    const Wait = isLater && place >= FIRST_SCREEN ? NearScreen : Fragment;
    // A company may show a kind of block twice, so the index is part of the key.
    return (
      <PartBoundary
        key={`${kind}-${place}`}
        fallback={isLater && <div className={ROOM} />}
        failed={(failure, onRetry) => <QueryError error={failure} onRetry={onRetry} />}
      >
        <Wait>
          <Block
            site={site}
            usual={usual}
            inHero={before.at(-1)?.kind === 'banner' && banners.length > 0}
            again={lists.includes(kind) && before.some((one) => lists.includes(one.kind))}
            {...block}
          />
        </Wait>
      </PartBoundary>
    );
  });
}

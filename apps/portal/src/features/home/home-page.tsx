import type { HomeBlock, HomeBlockKind } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Fragment, useDeferredValue } from 'react';
import { lazy } from '../../core/lazy.tsx';
import { PartBoundary } from '../../core/part-boundary.tsx';
import { QueryError } from '../../core/query-error.tsx';
import { Page } from '../../site-config/page.tsx';
import { useSite } from '../../site-config/use-site.ts';
import { BannerBlock, BannerSkeleton } from './banner-block.tsx';
import type { HomeBlockProps } from './block.tsx';
import { NearScreen, ROOM } from './near-screen.tsx';
import { HotBlock, LatestBlock } from './position-blocks.tsx';
import { SearchBlock } from './search-block.tsx';

const OtherBlock = lazy(() => import('./other-block.tsx'));
const MoreBlock = lazy(() => import('./more/index.tsx'));

/** The blocks of the first screens, in their usual look; all others come when they are scrolled to. */
const blocks: Readonly<Partial<Record<HomeBlockKind, ComponentType<HomeBlockProps>>>> = {
  banner: BannerBlock,
  search: SearchBlock,
  hot: HotBlock,
  latest: LatestBlock,
};

/** Those that tell who the company is. */
const told = ['sentence', 'story', 'steps', 'channels'];

/** Lists of positions; on a small site the second would say what the first does. */
const lists = ['hot', 'latest'];

/** So many blocks fill a screen: usually banner, search and the first list. */
const FIRST_SCREEN = 3;

/** What a site without a configured order shows. */
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
  const { data: site, error, isPending, refetch, isFetching } = useSite();
  return (
    <Page title={t`Home`} headingHidden width="bleed">
      {isPending && <BannerSkeleton />}
      {error && !site && (
        <>
          <SearchBlock />
          <QueryError
            error={error}
            size="page"
            title={t`The home page could not be loaded`}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        </>
      )}
      {site && <Blocks site={site} />}
    </Page>
  );
}

/** The first screen at once; what lies below it a moment later, so that a slow phone takes letters before. */
function Blocks({ site }: Pick<HomeBlockProps, 'site'>) {
  const whole = useDeferredValue(true, false);
  const { blocks: configured, pcBannerList: banners } = site.websiteHomepage;
  const shown = (configured.length > 0 ? configured : usualOrder).filter((block) => block.visible);
  return shown.slice(0, whole ? shown.length : FIRST_SCREEN).map((block, place) => {
    const { kind, style } = block;
    const usual = Object.hasOwn(blocks, kind) ? blocks[kind as HomeBlockKind] : undefined;
    const Block = told.includes(kind) ? MoreBlock : (!style?.includes('compact') && usual) || OtherBlock;
    const before = shown.slice(0, place);
    const waits = Block !== usual && place >= FIRST_SCREEN;
    const Wait = waits ? NearScreen : Fragment;
    // A company may show a kind twice: kind and place name the block.
    return (
      <PartBoundary
        key={`${kind}-${place}`}
        fallback={waits && <div className={ROOM} />}
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

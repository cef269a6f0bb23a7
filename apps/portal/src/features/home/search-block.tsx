import { cn } from '@careers/ui';
import { useGo } from '../../core/navigation/link.tsx';
import { HotWords, keywordQuery, PositionSearchBox } from '../positions/index.ts';

/**
 * Search over the whole site with the hot terms; shown even if the configuration could not be loaded. In the hero it overlaps the
 * picture's lower edge.
 */
export function SearchBlock({ inHero = false }: { readonly inHero?: boolean }) {
  const go = useGo();
  return (
    <div
      className={cn('relative', inHero ? '-mt-8 @4xl:-mt-14' : 'border-b border-border bg-surface-raised')}
    >
      <div className={cn('mx-auto max-w-content px-4 @3xl:px-6', !inHero && 'py-8 @3xl:py-10')}>
        <div className={cn(inHero && 'rounded-lg bg-surface-raised p-3 shadow-floating @3xl:p-6')}>
          <PositionSearchBox onSearch={(keyword) => void go('/position', keywordQuery(keyword))} />
          <HotWords className={inHero ? 'mt-3 -mb-2' : 'mt-3'} />
        </div>
      </div>
    </div>
  );
}

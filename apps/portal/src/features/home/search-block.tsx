import { useGo } from '../../core/link.tsx';
import { HotWords, keywordQuery, PositionSearchBox } from '../positions/index.ts';

/** Search over the whole site with the hot terms; stands even when the configuration could not be had. */
export function SearchBlock() {
  const go = useGo();
  return (
    <div className="border-b border-border bg-surface-raised">
      <div className="mx-auto max-w-content px-4 py-8 @3xl:px-6 @3xl:py-10">
        <PositionSearchBox onSearch={(keyword) => void go('/position', keywordQuery(keyword))} />
        <HotWords className="mt-3" />
      </div>
    </div>
  );
}

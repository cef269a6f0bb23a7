export { positionDetailQuery } from './detail-queries.ts';
export { PositionById } from './position-by-id.tsx';
export { PositionFailure } from './position-failure.tsx';
export { PositionResults } from './position-results.tsx';
export { PositionDetailSkeleton } from './position-skeleton.tsx';
export {
  brandsQuery,
  hotPositionsQuery,
  hotWordsQuery,
  latestPositionsQuery,
  positionListQuery,
} from './queries.ts';
export { type PositionScope, scopeOf } from './scope.ts';
export { HotWords } from './summary/hot-words.tsx';
export { keywordQuery } from './summary/keyword.ts';
export { PositionCard, PositionCardSkeleton } from './summary/position-card.tsx';
export { PositionSearchBox } from './summary/search-box.tsx';
export { useCollect } from './use-collect.ts';
export { useListSearch } from './use-list-search.ts';

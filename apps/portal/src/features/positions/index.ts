export { HotWords } from './brief/hot-words.tsx';
export { keywordQuery } from './brief/keyword.ts';
export { PositionCard, PositionCardSkeleton } from './brief/position-card.tsx';
export { PositionSearchBox } from './brief/search-box.tsx';
export {
  brandsQuery,
  hotPositionsQuery,
  hotWordsQuery,
  latestPositionsQuery,
  positionDetailQuery,
  positionListQuery,
  similarPositionsQuery,
} from './queries.ts';
export { type PositionScope, scopeOf } from './scope.ts';
export { useCollect } from './use-collect.ts';

export { HotWords } from './hot-words.tsx';
export { writeListSearch } from './list-search.ts';
export { PositionCard, PositionCardSkeleton } from './position-card.tsx';
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
export { PositionSearchBox } from './search-box.tsx';

export { PagedSection } from './paged-section.tsx';
export { PositionLine } from './position-line.tsx';
export { ROWS_PER_PAGE } from './queries.ts';

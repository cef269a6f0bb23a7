import type { Portal } from './portal.ts';

/** What every route's loader and guard is handed. */
export interface RouterContext {
  readonly portal: Portal;
}

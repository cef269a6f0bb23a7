import type { Query } from './app-location.ts';
import type { Portal } from './portal.ts';

/** Somebody is about to see a page. */
export interface Arrival {
  readonly portal: Portal;
  readonly query: Query;
  /** Whether the page is only being made ready, since somebody may go there. */
  readonly preload: boolean;
}

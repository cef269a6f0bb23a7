import type { Portal } from '../portal/portal.ts';
import type { Query } from './app-location.ts';

/** What a page's `enter` is given before the page is shown. */
export interface Arrival {
  readonly portal: Portal;
  readonly query: Query;
  /** Whether the page is only preloaded, because somebody may go there. */
  readonly preload: boolean;
}

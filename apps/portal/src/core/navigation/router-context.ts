import type { Portal } from '../portal/portal.ts';
import type { PageAccess } from '../session/index.ts';

/** What every route's loader and guard is handed. */
export interface RouterContext {
  readonly portal: Portal;
  /** What the page at a path asks of who opens it; undefined where there is no such page. */
  readonly accessOf: (path: string) => PageAccess | undefined;
  /** The path of a page as its route spells it. */
  readonly spellingOf: (path: string) => string;
}

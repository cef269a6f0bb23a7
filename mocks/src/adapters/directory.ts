import type { DirectoryPage, DirectoryPlace } from '../directory/place.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import type { WorldReply } from '../world/message.ts';
import { createWorld } from '../world/world.ts';
import { createKeeper } from './keeper.ts';

export interface KeptDirectoryOptions {
  readonly config: WorldConfig;
  /** The world's name, as the page beside it has it. */
  readonly key: string;
  readonly place: DirectoryPlace;
}

/** One visit to a page of the directory, as a browser would send it. */
export interface DirectoryVisit {
  readonly page: DirectoryPage;
  readonly query: Readonly<Record<string, string>>;
  /** The browser's languages, the preferred first. */
  readonly languages: readonly string[];
  /** What was filled in; absent when the page is only looked at. */
  readonly form?: URLSearchParams;
}

/**
 * The directory of a world that is kept in this browser, for a page without a server: a service worker answers calls,
 * but going to another page ends the page whose world would answer.
 */
export function openKeptDirectory({ config, key, place }: KeptDirectoryOptions) {
  const world = createWorld(config, { directory: place });
  const keeper = createKeeper(world, key);
  return ({ page, query, languages, form }: DirectoryVisit): Promise<WorldReply> =>
    keeper.exclusively(async () =>
      world.handleDirectory({
        method: form ? 'POST' : 'GET',
        path: `/directory/${page}`,
        query,
        header: (name) => (name === 'accept-language' ? languages.join(', ') : undefined),
        body: form?.toString() ?? '',
      }),
    );
}

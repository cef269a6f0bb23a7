import type { StoredFile } from '../../backend/context.ts';
import type { WorldReply } from '../../core/message.ts';
import type { DirectoryAddress, DirectoryPage } from '../../directory/directory-address.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import { createWorld } from '../../world/world.ts';
import type { VisitStore } from './visit-store.ts';
import { createWorldSaver } from './world-saver.ts';

export interface KeptDirectoryOptions {
  readonly config: WorldConfig;
  /** The visit, as the page beside it has it. */
  readonly visit: string;
  readonly store: VisitStore | undefined;
  readonly address: DirectoryAddress;
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
 * @throws {SnapshotError} when what is kept of the visit cannot be read.
 */
export async function openKeptDirectory({ config, visit, store, address }: KeptDirectoryOptions) {
  const files = new Map<string, StoredFile>();
  const world = createWorld(config, { directory: address, files });
  const saver = await createWorldSaver({ world, files, visit, store });
  return ({ page, query, languages, form }: DirectoryVisit): Promise<WorldReply> =>
    saver.exclusively(async () =>
      world.handleDirectory({
        method: form ? 'POST' : 'GET',
        path: `/directory/${page}`,
        query,
        header: (name) => (name === 'accept-language' ? languages.join(', ') : undefined),
        body: form?.toString() ?? '',
      }),
    );
}

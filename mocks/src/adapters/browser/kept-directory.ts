import type { StoredFile } from '../../backend/context.ts';
import type { WorldReply } from '../../core/message.ts';
import type { DirectoryAddress, DirectoryPage } from '../../directory/directory-address.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import { createWorld } from '../../world/world.ts';
import type { VisitStore } from './visit-store.ts';
import { createWorldSaver } from './world-saver.ts';

interface KeptDirectoryOptions {
  readonly config: WorldConfig;
  /** The visit of the sandbox page that leads here. */
  readonly visit: string;
  readonly store: VisitStore | undefined;
  readonly address: DirectoryAddress;
}

/** One request for a page of the directory, as a browser would send it. */
interface DirectoryVisit {
  readonly page: DirectoryPage;
  readonly query: Readonly<Record<string, string>>;
  /** The browser's languages, most preferred first. */
  readonly languages: readonly string[];
  /** The form that was filled in; absent when the page is only opened. */
  readonly form?: URLSearchParams;
}

/**
 * The directory of a world that is stored in this browser, for a sandbox without a server. The service worker cannot answer here:
 * its replies come from the world in the page, and that page ends when the browser goes to the directory.
 * @throws {SnapshotError} when the stored state of the visit cannot be read.
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

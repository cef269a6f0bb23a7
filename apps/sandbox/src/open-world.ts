import { DEFAULT_CONFIG, SnapshotError, type WorldConfig } from '@careers/mocks';
import {
  type BrowserWorld,
  findEarlier,
  type KeptVisit,
  openVisitStore,
  startBrowserWorld,
  type VisitStore,
} from '@careers/mocks/browser';
import { describeWorld } from './describe-world.ts';
import { directoryAddress } from './directory/directory-address.ts';
import { isGalleryFrame } from './gallery/gallery-frame.ts';
import {
  createPassingStorage,
  createVisitStorage,
  dropOtherStorages,
  languageKeys,
  type VisitStorage,
} from './portal-storage.ts';
import { browserVisitSource, findVisit, holdVisit, openVisits, rememberVisit } from './visit.ts';

/** The world of this page, and its visits. */
interface OpenedWorld {
  readonly running: BrowserWorld;
  readonly visit: string;
  readonly storage: VisitStorage;
  /** The previous visit, which can be continued, if this visit is new. */
  readonly earlier: KeptVisit | undefined;
  /** Why the visit that would have been continued could not be read; a new one has begun instead. */
  readonly unreadable: SnapshotError | undefined;
  /** Moves the world to another address, after it was adjusted. */
  moveTo(address: string): void;
}

/**
 * Opens the world of an address. A page continues a visit, or begins a new one as the address says (decision 0016); a frame of the gallery
 * shows what the address says, and keeps nothing (decision 0158).
 */
export async function openWorld(
  config: WorldConfig,
  onReplace: (config: WorldConfig) => void,
): Promise<OpenedWorld> {
  // Said first: a page without one lacks other things too, and its first error would be of those.
  if (!('serviceWorker' in navigator)) throw new Error('This page can have no service worker');
  return isGalleryFrame() ? openFramed(config, onReplace) : openKept(config, onReplace);
}

async function openFramed(
  config: WorldConfig,
  onReplace: (config: WorldConfig) => void,
): Promise<OpenedWorld> {
  const visit = browserVisitSource().newVisit();
  const running = await startBrowserWorld({
    ...{ config, visit, store: undefined, onReplace },
    ...pagesOf(config),
  });
  const storage = createPassingStorage();
  prepareVisit(storage, describeWorld(config).portalConfig.websiteId, running.world);
  return { running, visit, storage, earlier: undefined, unreadable: undefined, moveTo: () => {} };
}

/** Where the pages beside the sandbox's own are. */
const pagesOf = (config: WorldConfig) => ({
  workerUrl: new URL('worldWorker.js', document.baseURI).pathname,
  directory: directoryAddress(config, document.baseURI),
});

async function openKept(config: WorldConfig, onReplace: (config: WorldConfig) => void): Promise<OpenedWorld> {
  const { key: address, portalConfig } = describeWorld(config);
  const source = browserVisitSource();
  const [found, store] = await Promise.all([
    findVisit(address, source),
    openVisitStore().catch(() => undefined),
  ]);
  let visit = found;
  let unreadable: SnapshotError | undefined;
  // A kept visit is held before it is read, or another tab could delete it meanwhile. A new one is held once it has started: a second tab
  // would join it before there is anything to join.
  const isKept = (await store?.revision(visit).catch(() => undefined)) !== undefined;
  let letGo = isKept ? holdVisit(address, visit, source) : undefined;
  const start = () =>
    startBrowserWorld({
      config,
      visit,
      store,
      ...pagesOf(config),
      onReplace,
    });
  const running = await start().catch((error: unknown) => {
    if (!(error instanceof SnapshotError)) throw error;
    unreadable = error;
    // The unreadable visit is not deleted: another version of the sandbox may be able to read it.
    letGo?.();
    letGo = undefined;
    visit = source.newVisit();
    rememberVisit(address, visit);
    return start();
  });
  const offered = (from: VisitStore) =>
    findEarlier(from, running.world, { address, except: visit }).catch(() => undefined);
  letGo ??= holdVisit(address, visit, source);
  const storage = createVisitStorage(visit);
  if (!running.restored) {
    storage.clear();
    await running.begin((world) => prepareVisit(storage, portalConfig.websiteId, world));
  }
  await tidyUp(store, [visit, ...(await openVisits(source))]);
  return {
    running,
    visit,
    storage,
    unreadable,
    earlier: running.restored || !store ? undefined : await offered(store),
    moveTo(next) {
      rememberVisit(next, visit);
      letGo?.();
      letGo = holdVisit(next, visit, source);
    },
  };
}

/** Prepares the portal's storage of a new visit: site, language and session as the address says. */
function prepareVisit(storage: VisitStorage, websiteId: string, world: BrowserWorld['world']): void {
  const { lang } = world.config;
  // Otherwise nobody has chosen a language: the website's default is shown, also once it is edited.
  if (lang !== DEFAULT_CONFIG.lang) for (const key of languageKeys) storage.set(key, lang);
  storage.set('websiteId', websiteId);
  const session = world.openPersonaSession();
  if (!session) return;
  storage.set('Authorization', session.Authorization);
  storage.set('userInfo', JSON.stringify(session.userInfo));
  if (session.userInfo.phone) storage.set('comPhone', session.userInfo.phone);
  const flag = session.userInfo.ifHomapageAuthFlag;
  if (flag === undefined) return;
  // As a directory login leaves it (specification, section 4).
  storage.set('ifHomapageAuthFlag', String(flag));
  storage.set('comIdap', session.userInfo.userName ?? '');
  storage.set('homepageCategory', '2');
}

/**
 * Deletes the oldest visits, and what the portal has stored during them; nothing without a store. A visit that a tab has open stays, however
 * many others were made since.
 */
async function tidyUp(store: VisitStore | undefined, open: readonly string[]): Promise<void> {
  const left = await store?.prune(open).catch(() => undefined);
  if (left) dropOtherStorages([...left, ...open]);
}

import type { StoredFile } from '../../backend/context.ts';
import { readWorldAddress, writeWorldAddress } from '../../scenarios/address.ts';
import { SnapshotError } from '../../world/read-snapshot.ts';
import type { World } from '../../world/world.ts';
import type { KeptVisit, VisitStore } from './visit-store.ts';

/** Why what is done now will not be there after a reload. */
export type KeepingProblem =
  /** The browser has no room left for the world. */
  | 'full'
  /**
   * The browser opens no database, or took it away: a private window, a setting, a tab of a later version; or what such
   * a tab has kept is nothing that this one can read.
   */
  | 'blocked';

export interface WorldSaver {
  /** Whether what is kept was taken at the start. */
  readonly restored: boolean;
  /** What stands in the way of keeping; undefined when all is kept. */
  problem(): KeepingProblem | undefined;
  /** Runs a call on what is kept, while no other tab does, and keeps what it did. */
  readonly exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /**
   * Steers the world at once, and keeps it. What another tab did meanwhile is taken, and the world is steered again
   * on top of it: nobody's work is written over.
   */
  readonly steer: (run: () => void) => void;
  /** Takes what other tabs left; says whether that was anything. */
  readonly follow: () => Promise<boolean>;
  /** Resolves when all that was steered is kept. */
  readonly settled: () => Promise<unknown>;
}

interface KeeperOptions {
  readonly world: World;
  /** Where the world has its uploads. */
  readonly files: Map<string, StoredFile>;
  readonly visit: string;
  /** Undefined where the browser has none to give. */
  readonly store: VisitStore | undefined;
  /** Called after a change was kept. */
  readonly onKept?: (revision: number) => void;
}

/**
 * Keeps a world's state in the browser's database; what another tab kept is taken before each call.
 * @throws {SnapshotError} when what is kept of the visit cannot be read.
 */
export async function createWorldSaver({
  world,
  files,
  visit,
  store: found,
  onKept,
}: KeeperOptions): Promise<WorldSaver> {
  let store = found;
  let revision = 0;
  let problem: KeepingProblem | undefined = store ? undefined : 'blocked';
  const keptFiles = new Set<string>();
  let pending: (() => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  /** Whether the start is over: what cannot be read then is no reason to end. */
  let runs = false;

  /** Takes what is kept, when it is newer than what this tab has. */
  async function take(): Promise<boolean> {
    try {
      return store ? await takeFrom(store) : false;
    } catch (error) {
      if (!(error instanceof DOMException || (runs && error instanceof SnapshotError))) throw error;
      goOnInMemory();
      return false;
    }
  }

  async function takeFrom(from: VisitStore): Promise<boolean> {
    if (((await from.revision(visit)) ?? 0) <= revision) return false;
    const kept = await from.read(visit);
    if (!kept) return false;
    const address = readWorldAddress(kept.address);
    if (!address.ok) throw new SnapshotError(`a visit to ${kept.address}, which describes no world`);
    const state = readText(kept.state);
    // Before anything is changed: the world may have to go on as it is.
    if (runs && !world.reads(state)) throw new SnapshotError('a state of another version');
    // Once the world is changed nothing is waited for: a database that closes meanwhile leaves no half of it.
    await takeFiles(from);
    world.adjust(address.config);
    world.restore(state);
    revision = kept.revision;
    // The steering that was under way is not in it yet.
    for (const run of pending) steerAnew(run);
    return true;
  }

  async function takeFiles(from: VisitStore): Promise<void> {
    for (const fileId of await from.fileIds(visit)) {
      if (keptFiles.has(fileId)) continue;
      const file = await from.file(visit, fileId);
      if (file) files.set(fileId, file);
      keptFiles.add(fileId);
    }
  }

  async function keepFiles(to: VisitStore): Promise<void> {
    for (const [fileId, file] of files) {
      if (keptFiles.has(fileId)) continue;
      await to.putFile(visit, fileId, file);
      keptFiles.add(fileId);
    }
    for (const fileId of keptFiles) {
      if (files.has(fileId)) continue;
      await to.dropFile(visit, fileId);
      keptFiles.delete(fileId);
    }
  }

  function goOnInMemory(): void {
    store = undefined;
    pending = [];
    problem = 'blocked';
  }

  async function keep(): Promise<void> {
    if (!store) {
      pending = [];
      return;
    }
    let steered = 0;
    try {
      await keepFiles(store);
      // What is steered until now is in the state that is written here.
      steered = pending.length;
      await store.write({
        visit,
        address: writeWorldAddress(world.config),
        revision: revision + 1,
        route: location.hash.slice(1),
        savedAt: Date.now(),
        state: JSON.stringify(world.state()),
      });
      problem = undefined;
    } catch (error) {
      if (isClosed(error)) {
        goOnInMemory();
        return;
      }
      // The world goes on in memory, and whoever looks is told: nothing that was done is taken back.
      problem = 'full';
      return;
    }
    revision++;
    pending = pending.slice(steered);
    onKept?.(revision);
  }

  /** One at a time over all tabs; where the context is not secure there are no locks, and one tab. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const locks: LockManager | undefined = navigator.locks;
    const done = locks ? locks.request(`careers-world:${visit}`, run) : queue.then(run, run);
    queue = done.catch(() => undefined);
    return done as Promise<Result>;
  }

  const exclusively: WorldSaver['exclusively'] = (run) =>
    inTurn(async () => {
      await take();
      const result = await run();
      await keep();
      return result;
    });

  const restored = await inTurn(take);
  runs = true;
  return {
    restored,
    problem: () => problem,
    exclusively,
    steer(run) {
      run();
      pending.push(run);
      void exclusively(async () => {});
    },
    follow: () => inTurn(take),
    settled: () => queue,
  };
}

/** The latest other visit to a world that the world can go on with: what an older version has kept is not offered. */
export async function findEarlier(
  store: VisitStore,
  world: World,
  { address, except }: { readonly address: string; readonly except: string },
): Promise<KeptVisit | undefined> {
  for (const other of await store.others(address, except)) {
    const kept = await store.read(other.visit);
    if (kept && world.reads(parse(kept.state))) return other;
  }
  return undefined;
}

/** Whether the database was closed under a tab: to a tab of a later version it gives way (`blocking`). */
function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Steers on top of another tab's work, which may not allow it any more: then that work stands. */
function steerAnew(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** @throws {SnapshotError} */
function readText(text: string): unknown {
  const value = parse(text);
  if (value === undefined) throw new SnapshotError('a state that breaks off');
  return value;
}

/** What a text holds; undefined where it breaks off. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { StoredFile } from '../../backend/context.ts';
import { readWorldAddress, writeWorldAddress } from '../../scenarios/address.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import { SnapshotError } from '../../world/read-snapshot.ts';
import type { World } from '../../world/world.ts';
import { createStoredFiles } from './stored-files.ts';
import { createTurns } from './turns.ts';
import type { KeptVisit, VisitStore } from './visit-store.ts';

/** Why changes made from now on will be lost with a reload. */
export type KeepingProblem =
  /** The browser has no space left for the world. */
  | 'full'
  /**
   * The browser opens no database, or took it away: a private window, a setting, a tab of a later version; or what such
   * a tab has kept is nothing that this one can read; or another tab has its turn and hangs.
   */
  | 'blocked';

interface WorldSaver {
  /** Whether a stored state was restored at the start. */
  readonly restored: boolean;
  /** Why the world cannot be stored; undefined while it is. */
  problem(): KeepingProblem | undefined;
  /** Runs a call on the stored state while no other tab does, and stores the result. */
  readonly exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /**
   * Applies a change by the control API at once, and stores it. If another tab has changed the world meanwhile, that state is
   * taken over and the change is applied again on top of it: nobody's work is overwritten.
   */
  readonly steer: (run: () => void) => void;
  /** Takes over what other tabs have stored; returns whether there was anything. */
  readonly follow: () => Promise<boolean>;
  /** Resolves when all changes by the control API are stored. */
  readonly settled: () => Promise<unknown>;
}

interface WorldSaverOptions {
  readonly world: World;
  /** The world's uploaded files. */
  readonly files: Map<string, StoredFile>;
  readonly visit: string;
  /** Undefined if the browser offers no storage. */
  readonly store: VisitStore | undefined;
  /** Called after a change was stored. */
  readonly onKept?: (revision: number) => void;
}

/**
 * Stores a world's state in the browser's database. Before each call, what another tab has stored is taken over.
 * @throws {SnapshotError} when the stored state of the visit cannot be read.
 */
export async function createWorldSaver({
  world,
  files,
  visit,
  store: found,
  onKept,
}: WorldSaverOptions): Promise<WorldSaver> {
  let store = found;
  let revision = 0;
  let problem: KeepingProblem | undefined = store ? undefined : 'blocked';
  let pending: (() => void)[] = [];
  const storedFiles = createStoredFiles(visit, files);
  /** Whether starting is over: from then on, a stored state that cannot be read is no reason to stop. */
  let runs = false;
  const { inTurn, settled } = createTurns(visit, () => {
    if (!runs)
      throw new SnapshotError('a visit whose other tab hangs', '另一个标签页没有响应，它占用着这次访问');
    goOnInMemory();
  });

  /** Takes over the stored state if it is newer than this tab's. */
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
    const config = readConfig(kept.address);
    const state = readText(kept.state);
    // Checked before anything is changed, since the world may have to continue as it is.
    if (runs && !world.reads(state))
      throw new SnapshotError('a state of another version', '状态属于另一个版本');
    // After the world has been changed nothing is awaited: if the database closed in between, half of the state would be missing.
    await storedFiles.take(from);
    world.adjust(config);
    world.restore(state);
    revision = kept.revision;
    // Changes that are still being stored are not in that state yet.
    for (const run of pending) steerAnew(run);
    return true;
  }

  function goOnInMemory(): void {
    store = undefined;
    problem = 'blocked';
  }

  async function keep(): Promise<void> {
    if (!store) {
      pending = [];
      return;
    }
    let steered = 0;
    try {
      await storedFiles.keep(store);
      // All changes up to now are contained in the state that is written here.
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
      // The world continues in memory, and the bench says so: nothing that was done is undone.
      problem = 'full';
      return;
    }
    revision++;
    pending = pending.slice(steered);
    onKept?.(revision);
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
    settled,
  };
}

/** The latest other visit to a world that can be continued: one stored by an older version is not offered. */
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

/** Whether the database was closed under this tab, to make way for a tab of a later version (`blocking`). */
function isClosed(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Applies a change again on top of another tab's work. If that no longer allows it, the other tab's work stands. */
function steerAnew(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** The configuration that the address of a visit describes. @throws {SnapshotError} */
function readConfig(address: string): WorldConfig {
  const read = readWorldAddress(address);
  if (read.ok) return read.config;
  throw new SnapshotError(
    `a visit to ${address}, which describes no world`,
    `访问过的地址 ${address} 不对应任何世界`,
  );
}

/** @throws {SnapshotError} */
function readText(text: string): unknown {
  const value = parse(text);
  if (value === undefined) throw new SnapshotError('a state that breaks off', '状态不完整');
  return value;
}

/** The parsed JSON; undefined if the text breaks off. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

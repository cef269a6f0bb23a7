import { CallLog } from '../../core/call-log.ts';
import type { DirectoryAddress } from '../../directory/directory-address.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import type { WorldWraps } from '../../world/wraps.ts';
import { createLocalWorld, type LocalWorld } from '../fetch.ts';
import { FileShelf } from './file-shelf.ts';
import { createHmacs } from './hmac.ts';

/** The worlds of a server's clients by the names of their sessions; '' is the world of clients that name none. */
export interface Sessions {
  open(name: string): LocalWorld;
  /** Deletes a world. */
  forget(name: string): void;
  /** Deletes the files of the worlds that were idle longest until the others have enough space; to be called after an upload. */
  makeRoom(): void;
}

/** How many worlds are kept at once: beyond that, the one that was idle longest is deleted. */
export const SESSIONS_KEPT = 500;
/**
 * The maximum total size of all worlds' logs, in characters: beyond that, the logs of the worlds that were idle longest are
 * deleted.
 */
const LOGS_MAX_WEIGHT = 64 * 1024 * 1024;
/** The maximum total size of all worlds' files: beyond that, the files of the worlds that were idle longest are deleted. */
export const FILES_MAX_BYTES = 1024 * 1024 * 1024;

interface Kept {
  readonly local: LocalWorld;
  readonly files: FileShelf;
  readonly log: CallLog;
}

interface SessionsOptions {
  readonly config: Partial<WorldConfig>;
  /** How many worlds are kept at once. */
  readonly kept: number;
  readonly directoryOf: (session: string) => DirectoryAddress;
  readonly wraps?: WorldWraps | undefined;
  /** Told of each world that is deleted to make room for another. */
  readonly onLetGo: (session: string) => void;
}

export function createSessions({
  config,
  kept: most,
  directoryOf,
  wraps,
  onLetGo,
}: SessionsOptions): Sessions {
  // Ordered by last use, idle longest first.
  const kept = new Map<string, Kept>();
  const hmac = createHmacs();
  let logged = 0;

  function make(name: string): Kept {
    const files = new FileShelf();
    const log = new CallLog((more) => {
      logged += more;
    });
    const lent = { hmac, files, log, directory: directoryOf(name), ...(wraps ? { wraps } : {}) };
    const local = createLocalWorld(config, lent);
    return { local, files, log };
  }

  return {
    open(name) {
      const one = kept.get(name) ?? make(name);
      kept.delete(name);
      kept.set(name, one);
      if (kept.size > most) onLetGo(dropIdlest(kept));
      if (logged > LOGS_MAX_WEIGHT) dropIdleLogs(kept, () => logged > LOGS_MAX_WEIGHT);
      return one.local;
    },
    forget: (name) => forgetOne(kept, name),
    makeRoom: () => dropIdleFiles(kept),
  };
}

/** Deletes the world that was idle longest; returns its session. */
function dropIdlest(kept: Map<string, Kept>): string {
  const [idlest = ''] = kept.keys();
  forgetOne(kept, idlest);
  return idlest;
}

function forgetOne(kept: Map<string, Kept>, name: string): void {
  kept.get(name)?.log.abandon();
  kept.delete(name);
}

function dropIdleLogs(kept: ReadonlyMap<string, Kept>, tooMuch: () => boolean): void {
  for (const { log } of kept.values()) {
    if (!tooMuch()) return;
    log.clear();
  }
}

function dropIdleFiles(kept: ReadonlyMap<string, Kept>): void {
  let bytes = 0;
  for (const { files } of kept.values()) bytes += files.bytes;
  for (const { files } of kept.values()) {
    if (bytes <= FILES_MAX_BYTES) return;
    bytes -= files.bytes;
    files.clear();
  }
}

import { type DBSchema, type IDBPTransaction, openDB } from 'idb';
import type { StoredFile } from '../../backend/context.ts';
import { inTime } from './in-time.ts';

/** What is stored of a visit to a world, beside the world's state. */
export interface KeptVisit {
  readonly visit: string;
  /** The address of the world as the visit has it now. */
  readonly address: string;
  /** The portal's route that was shown last. */
  readonly route: string;
  /** Grows with every change; a tab with an older revision reads the state again. */
  readonly revision: number;
  /** When it was last changed, in real Unix milliseconds. */
  readonly savedAt: number;
}

/** A stored visit with its state as text. Whoever reads it reports what cannot be read. */
interface WholeVisit extends KeptVisit {
  readonly state: string;
}

interface Schema extends DBSchema {
  visits: { key: string; value: KeptVisit; indexes: { address: string } };
  states: { key: string; value: string };
  /** Uploaded bytes, by visit and id. */
  files: { key: [visit: string, fileId: string]; value: StoredFile };
}

const NAME = 'careers-worlds';
const VERSION = 1;
/** How many visits are stored: somebody who demonstrates hiring flows opens many worlds a day. */
const VISITS_KEPT = 12;
/** How long a visit is stored at least after its last change: while its page reloads, no tab has it open. */
const KEPT_AT_LEAST_MS = 10 * 60_000;

/** Everything that visits store in this browser. */
export interface VisitStore {
  /** The stored revision; undefined if nothing is stored. */
  revision(visit: string): Promise<number | undefined>;
  read(visit: string): Promise<WholeVisit | undefined>;
  write(visit: WholeVisit): Promise<void>;
  /** The other visits to a world, latest first. */
  others(address: string, except: string): Promise<readonly KeptVisit[]>;
  /**
   * Deletes the oldest visits beyond those that are kept, with their files, but none that is `open` or was changed a short time ago;
   * returns the names of the remaining ones.
   */
  prune(open: readonly string[]): Promise<readonly string[]>;
  fileIds(visit: string): Promise<readonly string[]>;
  file(visit: string, fileId: string): Promise<StoredFile | undefined>;
  putFile(visit: string, fileId: string, file: StoredFile): Promise<void>;
  dropFile(visit: string, fileId: string): Promise<void>;
}

/**
 * How long the browser may take for an answer. Some never open the database. Safari opens it, and starts no transaction on it for as long
 * as it believes that one of a page that was left is not over.
 */
const PATIENCE_MS = 5_000;
/** The same for a file, which may have a hundred megabytes. */
const FILE_PATIENCE_MS = 60_000;

/** As a database refuses that was closed. */
const unanswered = () => new DOMException('the database does not answer', 'InvalidStateError');

/**
 * Opens the browser's database. Rejects if there is none, if it may not be opened, or if it does not answer. One that does not answer later
 * is closed: what was asked rejects, and so does at once whatever is asked from then on.
 */
export async function openVisitStore(): Promise<VisitStore> {
  const opening = openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('visits', { keyPath: 'visit' }).createIndex('address', 'address');
      fresh.createObjectStore('states');
      fresh.createObjectStore('files');
    },
    // A tab with a later version of the sandbox wants to change the database. It may: this tab continues in memory.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const database = await inTime(opening, PATIENCE_MS, unanswered);
  const answers = <Asked extends readonly unknown[] | []>(
    transaction: Transaction,
    asked: Asked,
    patienceMs = PATIENCE_MS,
  ) =>
    inTime(ended(transaction, asked), patienceMs, () => {
      database.close();
      return unanswered();
    });
  return {
    async revision(visit) {
      const reading = database.transaction('visits');
      const [kept] = await answers(reading, [reading.store.get(visit)]);
      return kept?.revision;
    },
    async read(visit) {
      const reading = database.transaction(['visits', 'states']);
      const [kept, state] = await answers(reading, [
        reading.objectStore('visits').get(visit),
        reading.objectStore('states').get(visit),
      ]);
      return kept && state !== undefined ? { ...kept, state } : undefined;
    },
    async write({ state, ...kept }) {
      const writing = database.transaction(['visits', 'states'], 'readwrite');
      await answers(writing, [
        writing.objectStore('visits').put(kept),
        writing.objectStore('states').put(state, kept.visit),
      ]);
    },
    async others(address, except) {
      const reading = database.transaction('visits');
      const [visits] = await answers(reading, [reading.store.index('address').getAll(address)]);
      return newestFirst(visits).filter(({ visit }) => visit !== except);
    },
    async prune(open) {
      const reading = database.transaction('visits');
      const [kept] = await answers(reading, [reading.store.getAll()]);
      const visits = newestFirst(kept);
      const settled = Date.now() - KEPT_AT_LEAST_MS;
      const old = visits
        .slice(VISITS_KEPT)
        .filter(({ visit, savedAt }) => savedAt < settled && !open.includes(visit));
      for (const { visit } of old) {
        const writing = database.transaction(['visits', 'states', 'files'], 'readwrite');
        await answers(writing, [
          writing.objectStore('visits').delete(visit),
          writing.objectStore('states').delete(visit),
          writing.objectStore('files').delete(filesOf(visit)),
        ]);
      }
      return visits.filter((visit) => !old.includes(visit)).map(({ visit }) => visit);
    },
    async fileIds(visit) {
      const reading = database.transaction('files');
      const [keys] = await answers(reading, [reading.store.getAllKeys(filesOf(visit))]);
      return keys.map(([_visit, fileId]) => fileId);
    },
    async file(visit, fileId) {
      const reading = database.transaction('files');
      const [file] = await answers(reading, [reading.store.get([visit, fileId])], FILE_PATIENCE_MS);
      return file;
    },
    async putFile(visit, fileId, file) {
      const writing = database.transaction('files', 'readwrite');
      await answers(writing, [writing.store.put(file, [visit, fileId])], FILE_PATIENCE_MS);
    },
    async dropFile(visit, fileId) {
      const writing = database.transaction('files', 'readwrite');
      await answers(writing, [writing.store.delete([visit, fileId])]);
    },
  };
}

function newestFirst(visits: readonly KeptVisit[]): readonly KeptVisit[] {
  return visits.toSorted((one, other) => other.savedAt - one.savedAt);
}

/** The keys of all files of a visit: they are pairs, and in IndexedDB every string sorts after nothing and before an array. */
function filesOf(visit: string): IDBKeyRange {
  return IDBKeyRange.bound([visit], [visit, []]);
}

type Transaction = Pick<IDBPTransaction<Schema, [], IDBTransactionMode>, 'commit' | 'done'>;

/**
 * Ends a transaction after what was asked of it, and resolves with the answers once it is over. Left to itself it ends when this page has
 * seen every answer; of a page that is left before that, Safari ends none, and starts no other on the database.
 */
async function ended<Asked extends readonly unknown[] | []>(transaction: Transaction, asked: Asked) {
  transaction.commit();
  const [answers] = await Promise.all([Promise.all(asked), transaction.done]);
  return answers;
}

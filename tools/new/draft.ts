import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type Edit } from './edits.ts';
import { Refusal } from './refusal.ts';
import { parseSource, type Source } from './syntax.ts';

/** The project's files as they are. Paths are from its root, with forward slashes. */
export interface Repository {
  read(path: string): string | undefined;
  /** The names of what is in a folder; none where there is no such folder. */
  list(folder: string): readonly string[];
}

export function readRepository(root: string): Repository {
  return {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  };
}

/** What shall be written, and what only a person can do then. */
export interface Plan {
  /** New files, by path. */
  readonly added: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
  readonly left: readonly string[];
}

/** The project as it will be: what is added and changed here is written once all of it is known to fit. */
export interface Draft extends Repository {
  /** @throws {Error} where there is no such file. */
  source(path: string): Source;
  /** @throws {Refusal} where there is such a file. */
  add(path: string, text: string): void;
  change(path: string, edits: (source: Source) => readonly Edit[]): void;
  rewrite(path: string, text: string): void;
  leave(...what: readonly string[]): void;
  plan(): Plan;
}

export function createDraft(repository: Repository): Draft {
  const added = new Map<string, string>();
  const changed = new Map<string, string>();
  const left: string[] = [];
  const read = (path: string) => added.get(path) ?? changed.get(path) ?? repository.read(path);
  const rewrite = (path: string, text: string) => void (added.has(path) ? added : changed).set(path, text);
  const source = (path: string): Source => {
    const text = read(path);
    if (text === undefined) throw new Error(`there is no ${path}`);
    return parseSource(path, text);
  };
  return {
    read,
    list: repository.list,
    source,
    add: (path, text) => {
      if (read(path) !== undefined) throw new Refusal(`${path} is there already.`);
      parseSource(path, text);
      added.set(path, text);
    },
    change: (path, edits) => {
      const before = source(path);
      const text = applyEdits(before.text, edits(before));
      parseSource(path, text);
      rewrite(path, text);
    },
    rewrite,
    leave: (...what) => void left.push(...what),
    plan: () => ({ added, changed, left }),
  };
}

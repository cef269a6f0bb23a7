import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type Edit } from './edits.ts';
import { Refusal } from './refusal.ts';
import { parseSource, type Source } from './syntax.ts';

/** The current files of the project. Paths are relative to its root, with forward slashes. */
export interface Repository {
  read(path: string): string | undefined;
  /** The names in a folder; empty if there is no such folder. */
  list(folder: string): readonly string[];
}

export function readRepository(root: string): Repository {
  return {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  };
}

/** What will be written, and what has to be done by hand afterwards. */
export interface Plan {
  /** New files by their paths. */
  readonly added: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
  readonly left: readonly string[];
}

/** The future state of the project: additions and changes are collected here, and written once all of them are known to fit. */
export interface Draft extends Repository {
  /** @throws {Error} if there is no such file */
  source(path: string): Source;
  /** @throws {Refusal} if the file exists already */
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

import { fileURLToPath } from 'node:url';
import { planNew } from '../command.ts';
import { type Plan, type Repository, readRepository } from '../draft.ts';
import { Refusal } from '../refusal.ts';
import { parseSource, type Source } from '../syntax.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** This project. */
export const repository: Repository = readRepository(root);

/** What a command line would write into it. */
export function planHere(...args: readonly string[]): Plan {
  return planNew(repository, args);
}

/** The sentence with which a command line is refused. */
export function refusalOf(...args: readonly string[]): string {
  try {
    planHere(...args);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error(`not refused: ${args.join(' ')}`);
}

/** A file as it would be written. */
export function planned({ added, changed }: Plan, path: string): Source {
  const text = added.get(path) ?? changed.get(path);
  if (text === undefined) throw new Error(`${path} would stay as it is`);
  return parseSource(path, text);
}

/** How often a text occurs in what would be written. */
export function timesIn({ text }: Source, what: string): number {
  return text.split(what).length - 1;
}

import { parseArgs } from 'node:util';
import { createDraft, type Plan, type Repository } from './draft.ts';
import { type Generator, readSaid } from './generator.ts';
import { newMethod } from './method.ts';
import { newPage } from './page.ts';
import { newPanel } from './panel.ts';
import { Refusal } from './refusal.ts';
import { newScenario } from './scenario.ts';

const generators: Readonly<Record<string, Generator>> = {
  page: newPage,
  method: newMethod,
  scenario: newScenario,
  panel: newPanel,
};

export const usage = `npm run new -- KIND NAME …\n\n${Object.values(generators)
  .map((generator) => generator.usage)
  .join('\n\n')}`;

/**
 * Drafts everything that a command line asks for, without writing it.
 * @throws {Refusal} for an unknown kind, an invalid or existing name, and whatever does not fit the project
 */
export function planNew(repository: Repository, args: readonly string[]): Plan {
  const [kind = '', ...rest] = args;
  const generator = Object.hasOwn(generators, kind) ? generators[kind] : undefined;
  if (!generator)
    throw new Refusal(`There is no kind "${kind}": say one of ${Object.keys(generators).join(', ')}.`);
  const { positionals, values } = readArgs(rest, generator);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Refusal(`One name is needed behind "${kind}".`);
  const draft = createDraft(repository);
  generator.draft(draft, name, readSaid(values));
  return draft.plan();
}

function readArgs(args: readonly string[], { options }: Generator) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

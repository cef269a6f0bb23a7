import type { ResolverPlace } from './contract-files.ts';
import type { Draft } from './draft.ts';
import { addStatement, append, importAll, importNames } from './edits.ts';
import { camelName, kebabName, toCamel } from './names.ts';
import { contractFolder } from './places.ts';
import { objectIn } from './syntax.ts';

interface GroupPlace {
  readonly group: string;
  readonly resolvers: ResolverPlace;
}

/**
 * Drafts the files of a new group without methods, and adds them to the contract's exports, the registry, the reference and the
 * mock's resolvers.
 * @throws {Refusal} if a file of that name exists
 */
export function beginGroup(draft: Draft, group: string): GroupPlace {
  const name = camelName('group', toCamel(kebabName('group', group)));
  const reference = `${name}Reference`;
  const resolvers = `${name}Resolvers`;
  const answered = `mocks/src/backend/${group}.ts`;
  draft.add(`${contractFolder}/${group}.ts`, `import * as v from 'valibot';\n`);
  draft.add(
    `${contractFolder}/${group}.reference.ts`,
    `import * as ${name} from './${group}.ts';
import { type ReferenceOf } from './reference-types.ts';

export const ${reference}: ReferenceOf<typeof ${name}> = {};
`,
  );
  draft.add(
    answered,
    `import type { Resolvers } from './context.ts';

export const ${resolvers} = {} satisfies Partial<Resolvers>;
`,
  );
  draft.change(`${contractFolder}/index.ts`, (source) => [
    addStatement(source, `export * from './${group}.ts';`),
  ]);
  draft.change(`${contractFolder}/registry.ts`, (source) => [
    append(objectIn(source, 'modules'), `...${name}`),
    ...importAll(source, `./${group}.ts`, name),
  ]);
  draft.change(`${contractFolder}/reference.ts`, (source) => [
    append(objectIn(source, 'reference'), `...${reference}`),
    ...importNames(source, `./${group}.reference.ts`, [reference]),
  ]);
  draft.change('mocks/src/backend/resolvers.ts', (source) => [
    append(objectIn(source, 'resolvers'), `...${resolvers}`),
    ...importNames(source, `./${group}.ts`, [resolvers]),
  ]);
  return { group, resolvers: { path: answered, name: resolvers } };
}

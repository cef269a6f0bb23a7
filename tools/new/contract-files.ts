import type { Expression, ObjectExpression } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Draft } from './draft.ts';
import { contractFolder } from './places.ts';
import { constantsOf, keysOf, propertyOf, type Source, textsOf } from './syntax.ts';

/** A file that declares methods. */
export interface ContractFile {
  /** Its name without the extension, which is the value of `--group`. */
  readonly group: string;
  readonly source: Source;
  /** The methods that it declares. */
  readonly methods: readonly string[];
}

/** All files of the contract that declare methods. */
export function contractFiles(draft: Draft): ContractFile[] {
  return draft
    .list(contractFolder)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => {
      const source = draft.source(`${contractFolder}/${name}`);
      const methods = [...constantsOf(source)].flatMap(([id, value]) => (declaresMethod(value) ? [id] : []));
      return { group: name.slice(0, -'.ts'.length), source, methods };
    });
}

/** The API groups of a file's methods, the first group of each method. */
export function apiGroupsIn({ program }: Source): string[] {
  const found: string[] = [];
  new Visitor({
    ObjectExpression: (object) => {
      const [first] = textsOf(propertyOf(object, 'groups')?.value);
      if (first !== undefined) found.push(first);
    },
  }).visit(program);
  return [...new Set(found)];
}

/** Where the mock implements methods: a file, and the object in it that has most of them. */
export interface ResolverPlace {
  readonly path: string;
  readonly name: string;
}

export function resolversOf(draft: Draft, methods: readonly string[]): ResolverPlace | undefined {
  const folder = 'mocks/src/backend';
  const places = draft
    .list(folder)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .flatMap((file) => {
      const path = `${folder}/${file}`;
      return [...constantsOf(draft.source(path))].flatMap(([name, value]) =>
        name.endsWith('Resolvers') && value.type === 'ObjectExpression'
          ? [{ path, name, answers: keysOf(value).filter((key) => methods.includes(key)).length }]
          : [],
      );
    });
  const [most] = places.sort((a, b) => b.answers - a.answers);
  return most && most.answers > 0 ? { path: most.path, name: most.name } : undefined;
}

/** The object with the references of a file's methods. */
export function referenceIn(source: Source): ObjectExpression {
  for (const [name, value] of constantsOf(source))
    if (name.endsWith('Reference') && value.type === 'ObjectExpression') return value;
  throw new SyntaxError(`${source.path} has no reference`);
}

function declaresMethod(value: Expression): boolean {
  return (
    value.type === 'CallExpression' &&
    value.callee.type === 'Identifier' &&
    value.callee.name === 'defineMethod'
  );
}

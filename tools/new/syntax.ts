import {
  type ArrayExpression,
  type Directive,
  type Expression,
  type ObjectExpression,
  type ObjectProperty,
  type Program,
  parseSync,
  type Statement,
  type TSType,
} from 'oxc-parser';

/** A source file with its syntax tree. */
export interface Source {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
}

/** @throws {SyntaxError} for a file that cannot be parsed */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path} cannot be parsed: ${errors[0].message}`);
  return { path, text, program };
}

/** All constants of a file, exported or not, with their values. */
export function constantsOf({ program }: Source): ReadonlyMap<string, Expression> {
  const found = new Map<string, Expression>();
  for (const statement of program.body.map(declaredBy)) {
    if (statement?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) found.set(id.name, plain(init));
  }
  return found;
}

/** @throws {SyntaxError} if the file has no such array; then its shape has changed, and the generator has to be adapted */
export function arrayIn(source: Source, name: string): ArrayExpression {
  const value = constantsOf(source).get(name);
  if (value?.type !== 'ArrayExpression') throw new SyntaxError(`${source.path} has no array "${name}"`);
  return value;
}

/** @throws {SyntaxError} if the file has no such object */
export function objectIn(source: Source, name: string): ObjectExpression {
  const value = constantsOf(source).get(name);
  if (value?.type !== 'ObjectExpression') throw new SyntaxError(`${source.path} has no object "${name}"`);
  return value;
}

/**
 * The definition of a type in the file.
 * @throws {SyntaxError} if the file has no such type
 */
export function typeIn({ path, program }: Source, name: string): TSType {
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
      return declared.typeAnnotation;
  }
  throw new SyntaxError(`${path} has no type "${name}"`);
}

/** The texts of a type that is a union of texts. */
export function choicesIn(source: Source, name: string): string[] {
  const { start, end } = typeIn(source, name);
  return [...source.text.slice(start, end).matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
}

/** The objects in an array. */
export function objectsOf({ elements }: ArrayExpression): ObjectExpression[] {
  return elements.flatMap((element) => (element?.type === 'ObjectExpression' ? [element] : []));
}

/** The texts in an array. */
export function textsOf(value: Expression | undefined): string[] {
  if (value?.type !== 'ArrayExpression') return [];
  return value.elements.flatMap((element) => {
    const text = element && element.type !== 'SpreadElement' ? textOf(element) : undefined;
    return text === undefined ? [] : [text];
  });
}

export function textOf(value: Expression | undefined): string | undefined {
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

export function propertyOf(object: ObjectExpression, name: string): ObjectProperty | undefined {
  return namedProperties(object).find((property) => keyOf(property) === name);
}

export function keysOf(object: ObjectExpression): string[] {
  return namedProperties(object).flatMap((property) => keyOf(property) ?? []);
}

function namedProperties({ properties }: ObjectExpression): ObjectProperty[] {
  return properties.flatMap((property) => (property.type === 'Property' ? [property] : []));
}

function keyOf({ key }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

function declaredBy(statement: Directive | Statement): Statement | null {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration;
  return statement.type === 'VariableDeclaration' ? statement : null;
}

/** The expression without `as const` and `satisfies`. */
function plain(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? plain(value.expression)
    : value;
}

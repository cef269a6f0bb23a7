import type { ESTree, Plugin } from 'vite';

/** The parts of a method's declaration that only a server reads; callers have them as types. */
const serversOwn = ['param', 'reasons', 'lookUp'];

/**
 * Removes from the portal's build what the contract declares for servers only: the schemas of params, which the compiler has checked, the
 * reasons of errors, and which calls are look-ups. They would be part of the first load.
 */
export function contractForCallers(): Plugin {
  return {
    name: 'careers-contract-for-callers',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/gateway\/src\/contract\/[\w-]+\.ts$/, code: /\bdefineMethod\(/ },
      handler(code) {
        const cuts: [start: number, end: number][] = [];
        for (const declared of declarationsIn(this.parse(code)))
          for (const property of declared.properties)
            if (property.type === 'Property' && property.key.type === 'Identifier')
              if (serversOwn.includes(property.key.name)) cuts.push([property.start, property.end]);
        return { code: asPure(blankOut(code, cuts)), map: null };
      },
    },
  };
}

/** The object that each exported `defineMethod({…})` is called with. */
function declarationsIn(program: ESTree.Program): ESTree.ObjectExpression[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [declared] = init.arguments;
      return init.callee.name === 'defineMethod' && declared?.type === 'ObjectExpression' ? [declared] : [];
    });
  });
}

/** Blanks out the parts, each with the comma after it, so that all lines keep their numbers. */
function blankOut(code: string, parts: readonly [start: number, end: number][]): string {
  let kept = '';
  let from = 0;
  for (const [start, end] of parts) {
    kept += code.slice(from, start) + code.slice(start, end).replace(/[^\n]/g, '');
    from = code[end] === ',' ? end + 1 : end;
  }
  return kept + code.slice(from);
}

/** Marks the nested calls of schemas as pure: otherwise the bundler would keep those of methods that are not used. */
function asPure(code: string): string {
  return code.replace(/\bv\.\w+\(/g, '/* @__PURE__ */ $&');
}

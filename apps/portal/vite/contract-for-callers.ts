import type { ESTree, Plugin } from 'vite';

/** What only a server reads of a method's declaration; a caller has it as types. */
const serversOwn = ['param', 'reasons', 'lookUp'];

/**
 * Leaves out of the portal's build what the contract declares for servers: the schemas of params, checked by the
 * compiler before a call is made, the reasons of errors, and which calls are look-ups. Every method would bring them into
 * the first load.
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

/** Takes the parts away, each with the comma behind it; every other line keeps its place. */
function blankOut(code: string, parts: readonly [start: number, end: number][]): string {
  let kept = '';
  let from = 0;
  for (const [start, end] of parts) {
    kept += code.slice(from, start) + code.slice(start, end).replace(/[^\n]/g, '');
    from = code[end] === ',' ? end + 1 : end;
  }
  return kept + code.slice(from);
}

/** Schemas of a method that nobody calls go with it: the bundler takes what is nested in a call for an effect. */
function asPure(code: string): string {
  return code.replace(/\bv\.\w+\(/g, '/* @__PURE__ */ $&');
}

import { Visitor } from 'oxc-parser';
import type { Draft } from './draft.ts';
import { append, type Edit, insertAt } from './edits.ts';
import { constantsOf, objectIn, propertyOf, type Source } from './syntax.ts';

interface Specified {
  readonly access: string;
  readonly twin: boolean;
}

/** Adds a new path to the two handwritten lists that the routes are compared with. */
export function specify(draft: Draft, path: string, { access, twin }: Specified): void {
  const paths = twin ? [path, `/complex${path}`] : [path];
  draft.change('apps/portal/src/app/page-access.test.ts', (source) => {
    const list = propertyOf(objectIn(source, 'specified'), access)?.value;
    if (list?.type !== 'ArrayExpression') throw new SyntaxError(`${source.path} has no list "${access}"`);
    return [append(list, paths.map((one) => `'${one}'`).join(', '))];
  });
  draft.change('tools/routes.test.ts', (source) => [insertIntoText(source, `\n${paths.join(' ')}`)]);
}

/** Adds it to the end of the text of the constant `specified`. */
function insertIntoText(source: Source, text: string): Edit {
  const value = constantsOf(source).get('specified');
  const ends: number[] = [];
  new Visitor({
    TemplateLiteral: ({ start, end }) => {
      if (value && start >= value.start && end <= value.end) ends.push(end - 1);
    },
  }).visit(source.program);
  const [end] = ends;
  if (end === undefined || ends.length > 1) throw new SyntaxError(`${source.path} has no text "specified"`);
  return insertAt(end, text);
}

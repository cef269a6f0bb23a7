import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Counts the portal's routes from the generated route tree, and which of them still say that they are not
 * built. `node tools/routes.ts` writes the count into the README; a test fails when it is stale.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const portal = `${root}/apps/portal/src`;
const readme = `${root}/README.md`;

export interface PortalRoute {
  readonly path: string;
  readonly built: boolean;
}

/** Every page of the route tree; the root and the layout are no pages. */
export function readRoutes(): PortalRoute[] {
  const tree = readFileSync(`${portal}/route-tree.gen.ts`, 'utf8');
  const files = new Map<string, string>();
  for (const [, name = '', file = ''] of tree.matchAll(
    /import \{ Route as (\w+)RouteImport \} from '\.\/(routes\/[^']+)'/g,
  )) {
    files.set(name, file);
  }
  const paths = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...paths.matchAll(/'([^']+)': typeof (\w+)Route(?:WithChildren)?\b/g)].flatMap(
    ([, path = '', name = '']) => {
      const file = files.get(name);
      if (path === '/' || !file) return [];
      return [{ path, built: isBuilt(file) }];
    },
  );
}

/** Whether a route has a page; a twin has one when the route that it is made from has. */
function isBuilt(file: string): boolean {
  const source = readFileSync(`${portal}/${file}.tsx`, 'utf8');
  const twin = /import \{ Route as Twin \} from '\.\.\/([^']+)\.tsx'/.exec(source)?.[1];
  return twin ? isBuilt(`routes/_main/${twin}`) : !source.includes('notBuilt');
}

/** The README's sentence about it. */
export function describeRoutes(routes: readonly PortalRoute[]): string {
  const built = routes.filter((route) => route.built);
  const list = built.map(({ path }) => `\`${path}\``).join(', ');
  return `Of the ${routes.length} routes, ${built.length} are built: ${list}. The other ${routes.length - built.length} exist, are guarded, and say on their face that they are not built yet.`;
}

const marked = /(<!-- routes -->\n)[\s\S]*?(\n<!-- \/routes -->)/;

export function readmeSays(): string {
  return marked.exec(readFileSync(readme, 'utf8'))?.[0].split('\n')[1] ?? '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(readme, 'utf8');
  writeFileSync(
    readme,
    text.replace(
      marked,
      (_, open: string, close: string) => `${open}${describeRoutes(readRoutes())}${close}`,
    ),
  );
}

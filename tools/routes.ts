import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Counts the portal's routes from its table of pages, and which of them still say that they are not built.
 * `node tools/routes.ts` writes the count into the README; a test fails when it is stale.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const table = `${root}/apps/portal/src/app/pages.ts`;
const readme = `${root}/README.md`;

export interface PortalRoute {
  readonly path: string;
  readonly built: boolean;
}

/** Every page, and the twins of those that the group's portal has too. */
export function readRoutes(): PortalRoute[] {
  return routesIn(readFileSync(table, 'utf8'));
}

/** Those of a table of pages that is not written yet, too. */
export function routesIn(pages: string): PortalRoute[] {
  const [, list = ''] = pages.split('export const pages');
  return list.split(/(?=\bpath: ')/).flatMap((line) => {
    const path = /^path: '([^']+)'/.exec(line)?.[1];
    if (!path) return [];
    const built = !/component: notBuilt\b/.test(line);
    return (/\btwin: true\b/.test(line) ? [path, `/complex${path}`] : [path]).map((one) => ({
      path: one,
      built,
    }));
  });
}

/** The README's sentence about it. */
export function describeRoutes(routes: readonly PortalRoute[]): string {
  const built = routes.filter((route) => route.built);
  const list = built.map(({ path }) => `\`${path}\``).join(', ');
  if (built.length === routes.length) return `All ${routes.length} routes are built: ${list}.`;
  return `Of the ${routes.length} routes, ${built.length} are built: ${list}. The other ${routes.length - built.length} exist, are guarded, and say on their face that they are not built yet.`;
}

const marked = /(<!-- routes -->\n)[\s\S]*?(\n<!-- \/routes -->)/;

export function readmeSays(): string {
  return marked.exec(readFileSync(readme, 'utf8'))?.[0].split('\n')[1] ?? '';
}

/** A README with the count of these routes. */
export function countInto(text: string, routes: readonly PortalRoute[]): string {
  return text.replace(marked, (_, open: string, close: string) => `${open}${describeRoutes(routes)}${close}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(readme, countInto(readFileSync(readme, 'utf8'), readRoutes()));

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Lists the portal's routes from its table of pages. `node tools/routes.ts` writes them into the README; a test fails if the
 * README is out of date.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const table = `${root}/apps/portal/src/app/pages.ts`;
const readme = `${root}/README.md`;

/** All pages, and the twins of pages that the group's portal has as well. */
export function readRoutes(): string[] {
  return routesIn(readFileSync(table, 'utf8'));
}

/** The same for the text of a table of pages, which need not be written yet. */
export function routesIn(pages: string): string[] {
  return entriesIn(pages).flatMap(({ path, entry }) =>
    /\btwin: true\b/.test(entry) ? [path, `/complex${path}`] : [path],
  );
}

/** Whether the page at a path requires a login. */
export function asksForLogin(path: string): boolean {
  const page = entriesIn(readFileSync(table, 'utf8')).find((one) => one.path === path);
  return page !== undefined && /\baccess: 'session'/.test(page.entry);
}

/** Each page of the table, with the text of its entry. */
function entriesIn(pages: string): { readonly path: string; readonly entry: string }[] {
  const [, list = ''] = pages.split('export const pages');
  return list.split(/(?=\bpath: ')/).flatMap((entry) => {
    const path = /^path: '([^']+)'/.exec(entry)?.[1];
    return path ? [{ path, entry }] : [];
  });
}

/** The README's sentence about the routes. */
export function describeRoutes(routes: readonly string[]): string {
  return `The portal has ${routes.length} routes: ${routes.map((path) => `\`${path}\``).join(', ')}.`;
}

const marked = /(<!-- routes -->\n)[\s\S]*?(\n<!-- \/routes -->)/;

export function readmeSays(): string {
  return marked.exec(readFileSync(readme, 'utf8'))?.[0].split('\n')[1] ?? '';
}

/** A README with these routes written into it. */
export function countInto(text: string, routes: readonly string[]): string {
  return text.replace(marked, (_, open: string, close: string) => `${open}${describeRoutes(routes)}${close}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(readme, countInto(readFileSync(readme, 'utf8'), readRoutes()));

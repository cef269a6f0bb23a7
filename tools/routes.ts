import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Counts the portal's routes from its table of pages.
 * `node tools/routes.ts` writes the count into the README; a test fails when it is stale.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const table = `${root}/apps/portal/src/app/pages.ts`;
const readme = `${root}/README.md`;

/** Every page, and the twins of those that the group's portal has too. */
export function readRoutes(): string[] {
  return routesIn(readFileSync(table, 'utf8'));
}

/** Those of a table of pages that is not written yet, too. */
export function routesIn(pages: string): string[] {
  return entriesIn(pages).flatMap(({ path, entry }) =>
    /\btwin: true\b/.test(entry) ? [path, `/complex${path}`] : [path],
  );
}

/** Whether the portal's page at a path asks who opens it to log in. */
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

/** The README's sentence about it. */
export function describeRoutes(routes: readonly string[]): string {
  return `The portal has ${routes.length} routes: ${routes.map((path) => `\`${path}\``).join(', ')}.`;
}

const marked = /(<!-- routes -->\n)[\s\S]*?(\n<!-- \/routes -->)/;

export function readmeSays(): string {
  return marked.exec(readFileSync(readme, 'utf8'))?.[0].split('\n')[1] ?? '';
}

/** A README with the count of these routes. */
export function countInto(text: string, routes: readonly string[]): string {
  return text.replace(marked, (_, open: string, close: string) => `${open}${describeRoutes(routes)}${close}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(readme, countInto(readFileSync(readme, 'utf8'), readRoutes()));

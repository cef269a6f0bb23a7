import { routesIn } from '../routes.ts';
import { append, type Edit } from './edits.ts';
import { quote } from './names.ts';
import type { NewPage } from './page-texts.ts';
import { wordsOfFeature } from './page-words.ts';
import { Refusal } from './refusal.ts';
import { arrayIn, type Source } from './syntax.ts';

/** What a page can require of its visitors. */
export const accesses = ['site', 'public', 'session', 'link'] as const;

/** @throws {Refusal} if there is a page at the path, or at one that differs only in capital letters */
export function refuseKnown(pages: Source, path: string): void {
  const known = routesIn(pages.text).find((route) => route.toLowerCase() === path.toLowerCase());
  if (known === path) throw new Refusal(`There is a page at ${path} already.`);
  if (known) throw new Refusal(`There is ${known}, and capitals tell no two paths apart.`);
}

/** Adds the page's line to the table. */
export function enterPage(source: Source, page: NewPage, twin: boolean): Edit {
  const { path, feature, name, component, access } = page;
  const words = wordsOfFeature(source, feature, page.link !== undefined)
    .map(quote)
    .join(', ');
  const asks = access === 'site' ? '' : ` access: '${access}',`;
  const loaded = `lazyPage(() => import('../features/${feature}/${name}-page.tsx'), '${component}')`;
  return append(
    arrayIn(source, 'pages'),
    `{ path: '${path}',${asks}${twin ? ' twin: true,' : ''} words: [${words}], component: ${loaded} }`,
  );
}

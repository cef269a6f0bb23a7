import { routesIn } from '../routes.ts';
import { append, type Edit } from './edits.ts';
import { quote } from './names.ts';
import type { NewPage } from './page-texts.ts';
import { wordsOfFeature } from './page-words.ts';
import { Refusal } from './refusal.ts';
import { arrayIn, type Source } from './syntax.ts';

/** What a page may ask of who opens it. */
export const accesses = ['site', 'public', 'session', 'link'] as const;

/** @throws {Refusal} where there is a page at a path, or at one that is told from it by capitals alone */
export function refuseKnown(pages: Source, path: string): void {
  const known = routesIn(pages.text).find((route) => route.toLowerCase() === path.toLowerCase());
  if (known === path) throw new Refusal(`There is a page at ${path} already.`);
  if (known) throw new Refusal(`There is ${known}, and capitals tell no two paths apart.`);
}

/** The page's line in the table. */
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

import type { ObjectExpression } from 'oxc-parser';
import { routesIn } from '../routes.ts';
import { append, type Edit, replace } from './edits.ts';
import type { Said } from './generator.ts';
import { quote } from './names.ts';
import type { NewPage } from './page-texts.ts';
import { wordsOfFeature } from './page-words.ts';
import { Refusal } from './refusal.ts';
import { arrayIn, objectsOf, propertyOf, type Source, textOf } from './syntax.ts';

const accesses = ['site', 'public', 'session', 'link'] as const;

/**
 * The line of a path in the table of pages that still has the stand-in; none for a path that is new.
 * @throws {Refusal} where no page can be made at the path.
 */
export function lineOf(pages: Source, path: string): ObjectExpression | undefined {
  const line = objectsOf(arrayIn(pages, 'pages')).find(
    (one) => textOf(propertyOf(one, 'path')?.value) === path,
  );
  const routes = routesIn(pages.text);
  const notBuilt = routes.filter(({ built }) => !built);
  const known = routes.find((route) => route.path.toLowerCase() === path.toLowerCase());
  if (known && known.path !== path)
    throw new Refusal(`There is ${known.path}, and capitals tell no two paths apart.`);
  if (known?.built) throw new Refusal(`There is a page at ${path} already.`);
  if (known && notBuilt.every((one) => one.path.endsWith(path)))
    throw new Refusal('The last page that is not built takes the stand-in away with it: make it by hand.');
  if (known && !line) throw new Refusal(`${path} is another page's twin: make the page at its own path.`);
  return line;
}

/** What a page asks of who opens it. @throws {Refusal} where its line says otherwise. */
export function accessOf(line: ObjectExpression | undefined, said: Said): (typeof accesses)[number] {
  const wanted = said.choice('access', accesses);
  if (!line) return wanted ?? 'site';
  const written = textOf(propertyOf(line, 'access')?.value) ?? 'site';
  const access = accesses.find((one) => one === written) ?? 'site';
  if (wanted !== undefined && wanted !== access)
    throw new Refusal(`The page is specified with the access "${access}" already, not "${wanted}".`);
  if (said.flag('twin') && !propertyOf(line, 'twin'))
    throw new Refusal('The page is specified without a twin already.');
  return access;
}

/** The page's line in the table: its component in the place of the stand-in, or a line of its own. */
export function enterPage(source: Source, page: NewPage, twin: boolean): Edit {
  const { path, feature, name, component, access } = page;
  const words = wordsOfFeature(source, feature, page.link !== undefined)
    .map(quote)
    .join(', ');
  const loaded = `lazyRouteComponent(() => import('../features/${feature}/${name}-page.tsx'), '${component}')`;
  const shown = `words: [${words}], component: ${loaded}`;
  const line = lineOf(source, path);
  const standIn = line && propertyOf(line, 'component');
  if (standIn) return replace(standIn, shown);
  const asks = access === 'site' ? '' : ` access: '${access}',`;
  return append(
    arrayIn(source, 'pages'),
    `{ path: '${path}',${asks}${twin ? ' twin: true,' : ''} ${shown} }`,
  );
}

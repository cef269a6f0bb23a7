import type { ObjectExpression } from 'oxc-parser';
import { countInto, routesIn } from '../routes.ts';
import type { Draft } from './draft.ts';
import { append, type Edit, replace, widen } from './edits.ts';
import type { Generator, Said } from './generator.ts';
import { kebabName, quote, toKebab, toPascal } from './names.ts';
import { takeLinkFrame } from './page-link.ts';
import { type LinkFrame, type NewPage, pageTestText, pageText } from './page-texts.ts';
import { wordsOfFeature } from './page-words.ts';
import { pagesFile } from './places.ts';
import { Refusal } from './refusal.ts';
import { specify } from './specified-routes.ts';
import { arrayIn, choicesIn, objectsOf, propertyOf, type Source, textOf } from './syntax.ts';

const portal = 'apps/portal/src';
const cataloguesFile = `${portal}/core/catalogue-files.ts`;
const accesses = ['site', 'public', 'session', 'link'] as const;

/** A page of the portal. */
export const newPage: Generator = {
  usage: `  page /PATH --feature FEATURE --title TITLE --says SENTENCE [--access site|public|session|link] [--twin]
    --feature      the feature it belongs to; --new-feature for one that there is not yet
    --title        its heading, in English
    --says         what it does, a sentence of the specification: its comment, and the title of its first test
    --access       what it asks of who opens it; a path that is specified already has said so
    --twin         the group's portal has it too
    --name         its file's, where the path's last part does not serve
    --link KIND    by link: which links open it, and --method, the method that they are asked by`,
  options: {
    feature: { type: 'string' },
    'new-feature': { type: 'string' },
    title: { type: 'string' },
    says: { type: 'string' },
    access: { type: 'string' },
    twin: { type: 'boolean' },
    name: { type: 'string' },
    link: { type: 'string' },
    method: { type: 'string' },
  },
  draft: (draft, path, said) => {
    if (!/^(\/[a-zA-Z][a-zA-Z0-9]*)+$/.test(path))
      throw new Refusal(`"${path}" is no path of a page: it is like /MyResume or /self/candidate.`);
    const pages = draft.source(pagesFile);
    const line = lineOf(pages, path);
    const access = accessOf(line, said);
    if (!line && said.flag('twin')) lineOf(pages, `/complex${path}`);
    const feature = featureOf(draft, said);
    const name = kebabName('page', said.text('name') ?? toKebab(path.slice(path.lastIndexOf('/') + 1)));
    const link = takeLinkFrame(said, access === 'link');
    const page: NewPage = {
      path,
      feature,
      name: name.replace(/-page$/, ''),
      component: `${toPascal(name.replace(/-page$/, ''))}Page`,
      title: titleOf(said),
      says: said.line('says'),
      access,
      link,
    };
    const folder = `${portal}/features/${feature}`;
    draft.add(`${folder}/${page.name}-page.tsx`, pageText(page));
    draft.add(`${folder}/${page.name}-page.test.tsx`, pageTestText(page));
    draft.change(pagesFile, (source) => [enterPage(source, page, said.flag('twin'))]);
    if (said.text('new-feature') !== undefined) addCatalogue(draft, feature);
    if (link) addLinkKind(draft, link);
    if (!line) specify(draft, path, { access, twin: said.flag('twin') });
    draft.rewrite(
      'README.md',
      countInto(draft.read('README.md') ?? '', routesIn(draft.source(pagesFile).text)),
    );
    leaveToHand(draft, page, { folder, specified: line !== undefined });
  },
};

function lineOf(pages: Source, path: string): ObjectExpression | undefined {
  const line = objectsOf(arrayIn(pages, 'pages')).find(
    (one) => textOf(propertyOf(one, 'path')?.value) === path,
  );
  const known = routesIn(pages.text).find((route) => route.path.toLowerCase() === path.toLowerCase());
  if (known && known.path !== path)
    throw new Refusal(`There is ${known.path}, and capitals tell no two paths apart.`);
  if (known?.built) throw new Refusal(`There is a page at ${path} already.`);
  if (
    line &&
    routesIn(pages.text)
      .filter(({ built }) => !built)
      .every((one) => one.path.endsWith(path))
  )
    throw new Refusal('The last page that is not built takes the stand-in away with it: make it by hand.');
  if (known && !line) throw new Refusal(`${path} is another page's twin: make the page at its own path.`);
  return line;
}

function accessOf(line: ObjectExpression | undefined, said: Said): (typeof accesses)[number] {
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

/** @throws {Refusal} for a feature that is not there, or is there though it shall be new. */
function featureOf(draft: Draft, said: Said): string {
  const known = draft.list(`${portal}/features`);
  const begun = said.text('new-feature');
  if (begun === undefined) {
    const feature = said.line('feature');
    if (known.includes(feature)) return feature;
    throw new Refusal(
      `There is no feature "${feature}": say one of ${known.join(', ')}, or --new-feature ${feature}.`,
    );
  }
  if (said.text('feature') !== undefined)
    throw new Refusal('A page has one feature: say --feature or --new-feature.');
  if (known.includes(begun))
    throw new Refusal(`There is a feature "${begun}" already: say --feature ${begun}.`);
  if (choicesIn(draft.source(cataloguesFile), 'CatalogueName').includes(begun))
    throw new Refusal(`There is a catalogue "${begun}" already, of what is no feature.`);
  return kebabName('feature', begun);
}

/** English words for the tab and the heading; braces and the like would be code in it. */
function titleOf(said: Said): string {
  const title = said.line('title');
  if (/[`{}<>\\$]/.test(title))
    throw new Refusal('--title has words only: no braces, backticks or the like.');
  return title;
}

/** The page's line in the table: its component in the place of the stand-in, or a line of its own. */
function enterPage(source: Source, page: NewPage, twin: boolean): Edit {
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

function addCatalogue(draft: Draft, feature: string): void {
  draft.change(cataloguesFile, (source) => [widen(source, 'CatalogueName', feature)]);
}

function addLinkKind(draft: Draft, { kind }: LinkFrame): void {
  const file = `${portal}/features/link-page/link-token.ts`;
  if (choicesIn(draft.source(file), 'LinkKind').includes(kind)) return;
  draft.change(file, (source) => [widen(source, 'LinkKind', kind)]);
}

interface Circumstances {
  readonly folder: string;
  readonly specified: boolean;
}

function leaveToHand(
  draft: Draft,
  { path, name, link }: NewPage,
  { folder, specified }: Circumstances,
): void {
  draft.leave(
    'npx -y pnpm@12.21.0 run i18n, then write zh-CN and zh-HK in apps/portal/src/locales; a gap fails the build',
    link
      ? `${folder}/${name}-page.tsx: what it shows while its link is open, and its receipt afterwards`
      : `${folder}/${name}-page.tsx: what it shows; failures through QueryError or useFailureToast`,
    `${folder}/${name}-page.test.tsx: hold it against its sentence; until then its test fails`,
    `a flow with checkPage in e2e/flows, its forms in presses.spec.ts, a picture in tools/gallery.ts of ${path}`,
  );
  if (link) draft.leave(`the token in its test: one of magicLinkTokens that leads to such a page`);
  if (!specified)
    draft.leave(
      `${path} is in no list of section 2 of the specification: say it there, or in docs/product/decisions.md`,
    );
}

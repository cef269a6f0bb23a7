import { countInto, routesIn } from '../routes.ts';
import type { Draft } from './draft.ts';
import { widen } from './edits.ts';
import type { Generator, Said } from './generator.ts';
import { kebabName, toKebab, toPascal } from './names.ts';
import { catalogues, featureOf } from './page-feature.ts';
import { accesses, enterPage, refuseKnown } from './page-line.ts';
import { takeLinkFrame } from './page-link.ts';
import { type LinkFrame, type NewPage, pageTestText, pageText } from './page-texts.ts';
import { pagesFile } from './places.ts';
import { Refusal } from './refusal.ts';
import { specify } from './specified-routes.ts';
import { choicesIn } from './syntax.ts';

const portal = 'apps/portal/src';

/** A page of the portal. */
export const newPage: Generator = {
  usage: `  page /PATH --feature FEATURE --title TITLE --says SENTENCE [--access site|public|session|link] [--twin]
    --feature      the feature it belongs to; --new-feature for one that there is not yet
    --title        its heading, in English
    --says         what it does, a sentence of the specification: its comment, and the title of its first test
    --access       what it asks of who opens it; site without, link with --link
    --twin         the group's portal has it too
    --name         its file's, where the path's last part does not serve
    --link KIND    which links open it, and --method, the method that they are asked by`,
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
    const access = said.choice('access', accesses) ?? (said.text('link') === undefined ? 'site' : 'link');
    const twin = said.flag('twin');
    refuseKnown(pages, path);
    if (twin) refuseKnown(pages, `/complex${path}`);
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
    draft.change(pagesFile, (source) => [enterPage(source, page, twin)]);
    if (said.text('new-feature') !== undefined) addCatalogue(draft, feature);
    if (link) addLinkKind(draft, link);
    specify(draft, path, { access, twin });
    countRoutes(draft);
    leaveToHand(draft, page, folder);
  },
};

/** The title in English, for tab and heading; braces and the like would be code. */
function titleOf(said: Said): string {
  const title = said.line('title');
  if (/[`{}<>\\$]/.test(title))
    throw new Refusal('--title has words only: no braces, backticks or the like.');
  return title;
}

function addCatalogue(draft: Draft, feature: string): void {
  draft.change(catalogues, (source) => [widen(source, 'CatalogueName', feature)]);
}

function addLinkKind(draft: Draft, { kind }: LinkFrame): void {
  const file = `${portal}/features/link-page/link-token.ts`;
  if (choicesIn(draft.source(file), 'LinkKind').includes(kind)) return;
  draft.change(file, (source) => [widen(source, 'LinkKind', kind)]);
}

function countRoutes(draft: Draft): void {
  const readme = draft.read('README.md') ?? '';
  draft.rewrite('README.md', countInto(readme, routesIn(draft.source(pagesFile).text)));
}

function leaveToHand(draft: Draft, { path, name, link }: NewPage, folder: string): void {
  draft.leave(
    'npx -y pnpm@12.21.0 run i18n, then write zh-CN and zh-HK in apps/portal/src/locales; a gap fails the build',
    link
      ? `${folder}/${name}-page.tsx: what it shows while its link is open, and its receipt afterwards`
      : `${folder}/${name}-page.tsx: what it shows; failures through QueryError or useFailureToast`,
    `${folder}/${name}-page.test.tsx: hold it against its sentence; until then its test fails`,
    `${path} in apps/sandbox/src/every-page.ts, a flow with checkPage in e2e/flows, its forms in e2e/support/walks`,
  );
  if (link) draft.leave(`the token in its test: one of magicLinkTokens that leads to such a page`);
  draft.leave(
    `${path} is in no list of section 2 of the specification: say it there, or in docs/product/decisions.md`,
  );
}

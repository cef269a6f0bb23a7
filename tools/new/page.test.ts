import { describe, expect, it } from 'vitest';
import { describeRoutes, routesIn } from '../routes.ts';
import { choicesIn } from './syntax.ts';
import { planHere, planned, refusalOf, timesIn } from './testing/plan-here.ts';

const pages = 'apps/portal/src/app/pages.ts';
const access = 'apps/portal/src/app/page-access.test.ts';
const words = ['--title', 'My page', '--says', 'shows what it is for'];
const byLink = ['--access', 'link'];
const link = ['--link', 'offer', '--method', 'getOffer'];

const lineOf = (text: string, path: string) => text.slice(text.indexOf(`'${path}'`)).split(' }')[0];

describe('a new page', () => {
  const plan = planHere('page', '/trial', '--feature', 'delivery', '--twin', ...words);
  const table = planned(plan, pages);

  it('has one line, with the words of its feature', () => {
    expect(timesIn(table, "path: '/trial'")).toBe(1);
    expect(lineOf(table.text, '/trial')).toMatch(
      /twin: true, words: \[[^\]]*"delivery"[^\]]*\], component: lazyPage\(.+trial-page\.tsx'\), 'TrialPage'\)/,
    );
  });

  it('is counted in the README, its twin too', () => {
    const routes = routesIn(table.text);
    expect(routes.filter((path) => path.endsWith('/trial'))).toEqual(['/trial', '/complex/trial']);
    expect(plan.changed.get('README.md')).toContain(describeRoutes(routes));
  });

  it('stands in its feature’s folder with a test, and touches no catalogue', () => {
    const folder = 'apps/portal/src/features/delivery';
    expect([...plan.added.keys()]).toEqual([`${folder}/trial-page.tsx`, `${folder}/trial-page.test.tsx`]);
    expect([...plan.changed.keys()]).toEqual([pages, access, 'tools/routes.test.ts', 'README.md']);
  });

  it('has a test that begins from its sentence, and fails until it is held against it', () => {
    const { text } = planned(plan, 'apps/portal/src/features/delivery/trial-page.test.tsx');
    expect(text).toContain('test("shows what it is for", async');
    expect(text).toMatch(/expect\.fail\(.+\);\n}\);\n$/);
  });

  it('is opened by somebody with a session where it asks for one', () => {
    const asked = planHere('page', '/trialOwn', '--access', 'session', '--feature', 'delivery', ...words);
    const { text } = planned(asked, 'apps/portal/src/features/delivery/trial-own-page.test.tsx');
    expect(text).toContain('personaWorld()');
  });
  it('has a line of its own, and stands in both lists that the routes are held against', () => {
    const plan = planHere('page', '/self/trial', '--feature', 'positions', '--twin', ...words);
    const line = lineOf(planned(plan, pages).text, '/self/trial');
    expect(line).toMatch(/twin: true, words: \[[^\]]*"positions"/);
    for (const list of [access, 'tools/routes.test.ts'])
      for (const path of [/[\s']\/self\/trial[\s']/, /[\s']\/complex\/self\/trial[\s'`]/])
        expect(planned(plan, list).text.match(path)).toHaveLength(1);
    expect(plan.left.join()).toContain('section 2 of the specification');
  });

  it('stands in the list of what it asks', () => {
    const plan = planHere('page', '/trialNew', '--feature', 'home', '--access', 'session', ...words);
    const [, list = ''] = planned(plan, access).text.split('session: [');
    expect(list.slice(0, list.indexOf(']'))).toContain("'/trialNew'");
    expect(lineOf(planned(plan, pages).text, '/trialNew')).toContain("access: 'session'");
  });
});

describe('a new page of a new feature', () => {
  it('names the feature’s catalogue, once', () => {
    const plan = planHere('page', '/trialOwn', '--new-feature', 'trials', ...words);
    const names = choicesIn(
      planned(plan, 'apps/portal/src/core/language/catalogue-files.ts'),
      'CatalogueName',
    );
    expect(names.filter((name) => name === 'trials')).toHaveLength(1);
    expect(lineOf(planned(plan, pages).text, '/trialOwn')).toContain('words: ["trials"]');
  });
});

describe('a new page that a link by mail opens', () => {
  const kinds = 'apps/portal/src/features/link-page/link-token.ts';

  it('stands in the frame of such pages, with the words of its feature’s others', () => {
    const plan = planHere('page', '/trialLink', '--feature', 'offer', ...words, ...byLink, ...link);
    const { text } = planned(plan, 'apps/portal/src/features/offer/trial-link-page.tsx');
    expect(text).toContain('<LinkPage kind="offer" method={getOffer} title={t`My page`}>');
    expect(lineOf(planned(plan, pages).text, '/trialLink')).toContain('"link-page"');
    expect(plan.changed.has(kinds)).toBe(false);
  });

  it('asks for a link as soon as it is said which, whether its access is said or not', () => {
    const plan = planHere('page', '/trialLink', '--feature', 'offer', ...words, ...link);
    expect(lineOf(planned(plan, pages).text, '/trialLink')).toContain("access: 'link'");
  });

  it('may be opened by a kind of link that is new', () => {
    const args = [...byLink, '--link', 'trial', '--method', 'getOffer'];
    const plan = planHere('page', '/trialLink', '--new-feature', 'trials', ...words, ...args);
    expect(choicesIn(planned(plan, kinds), 'LinkKind')).toContain('trial');
    expect(lineOf(planned(plan, pages).text, '/trialLink')).toContain('words: ["link-page", "trials"]');
  });
});

describe('no page', () => {
  const delivery = ['--feature', 'delivery'];

  it.each([
    ['is no path', ['MyResume', ...delivery], '"MyResume" is no path of a page'],
    ['is no path', ['/my-resume', ...delivery], '"/my-resume" is no path of a page'],
    ['is built', ['/feedback', ...delivery], 'There is a page at /feedback already.'],
    ['differs by capitals', ['/Feedback', ...delivery], 'There is /feedback, and capitals'],
    ['is a twin', ['/complex/position', ...delivery], 'There is a page at /complex/position already.'],
    ['has a twin that is there', ['/company', '--twin', ...delivery], 'There is a page at /complex/company'],
    ['has no feature', ['/trialOwn'], '--feature is missing.'],
    ['has no such feature', ['/trialOwn', '--feature', 'nothing'], 'There is no feature "nothing"'],
    ['begins a feature that is there', ['/trialOwn', '--new-feature', 'home'], 'There is a feature "home"'],
    [
      'begins a feature under a catalogue’s name',
      ['/trialOwn', '--new-feature', 'system'],
      'a catalogue "system"',
    ],
    ['has two features', ['/trialOwn', '--new-feature', 'x', ...delivery], 'A page has one feature'],
    ['has no such access', ['/x', '--access', 'all', ...delivery], '--access is one of site, public'],
    ['has a name that is none', ['/trialOwn', '--name', 'My', ...delivery], '"My" is no name of a page'],
    ['has a file that is there', ['/trialOwn', '--name', 'fast-delivery', ...delivery], 'is there already'],
    [
      'is opened by a link and by a login',
      ['/trialOwn', '--access', 'session', ...link, ...delivery],
      '--link and --method are for pages',
    ],
    [
      'says how it is asked, not by which link',
      ['/trialOwn', '--method', 'getOffer', ...delivery],
      '--link and',
    ],
    ['does not say which link', ['/trialLink', ...byLink, ...delivery], '--link is missing.'],
    [
      'asks no such method',
      ['/trialLink', ...byLink, '--link', 'x', '--method', 'y', ...delivery],
      'has no "y"',
    ],
    [
      'asks a submit',
      ['/trialLink', ...byLink, '--link', 'x', '--method', 'acceptOffer', ...delivery],
      'no query by link',
    ],
  ])('is made that %s: %j', (_, args, said) => {
    expect(refusalOf('page', ...args, ...words).replaceAll("'", '’')).toContain(said);
  });

  it('is made without words, or with code in them', () => {
    const of = ['page', '/trialOwn', ...delivery];
    expect(refusalOf(...of, '--says', 'x')).toBe('--title is missing.');
    expect(refusalOf(...of, '--title', 'x')).toBe('--says is missing.');
    expect(refusalOf(...of, '--says', 'x', '--title', `\${x}`)).toMatch(/^--title has words only/);
    expect(refusalOf(...of, '--says', 'x */ x', '--title', 'x')).toBe('--says needs one line of words.');
  });
});

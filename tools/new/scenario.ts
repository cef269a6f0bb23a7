import { DEFAULT_CONFIG, describeProblem, readWorldAddress, type WorldConfig } from '@careers/mocks';
import { routesIn } from '../routes.ts';
import { append } from './edits.ts';
import type { Generator } from './generator.ts';
import { kebabName, quote } from './names.ts';
import { pagesFile } from './places.ts';
import { Refusal } from './refusal.ts';
import { arrayIn, objectsOf, propertyOf, type Source, textOf } from './syntax.ts';

const presetsFile = 'mocks/src/scenarios/presets.ts';
const sitePresetsFile = 'mocks/src/scenarios/site-presets.ts';

/** A preset: a world's parameters under a name. */
export const newScenario: Generator = {
  usage: `  scenario ID --en TITLE --zh TITLE [--address WORLD] [--opens ROUTE]
    --address  what it sets, as the address of a world says it: "persona=candidate&fault=rm.account.login:451:once"
    --opens    the route that a visit begins at, when not the homepage`,
  options: {
    en: { type: 'string' },
    zh: { type: 'string' },
    address: { type: 'string' },
    opens: { type: 'string' },
  },
  draft: (draft, id, said) => {
    kebabName('scenario', id);
    const known = [
      ...idsIn(draft.source(presetsFile), 'presets'),
      ...idsIn(draft.source(sitePresetsFile), 'sitePresets'),
    ];
    if (known.includes(id)) throw new Refusal(`There is a scenario "${id}" already.`);
    const sets = whatItSets(said.text('address') ?? '');
    const opens = said.text('opens');
    if (Object.keys(sets).length === 0 && opens === undefined)
      throw new Refusal('A scenario sets something or opens something: say --address or --opens.');
    if (opens !== undefined) refuseUnknownRoute(opens, draft.source(pagesFile).text);
    const title = `{ 'en-us': ${quote(said.line('en'))}, 'zh-cn': ${quote(said.line('zh'))} }`;
    const begins = opens === undefined ? '' : `, opens: () => ${quote(opens)}`;
    draft.change(presetsFile, (source) => [
      append(
        arrayIn(source, 'presets'),
        `{ id: ${quote(id)}, title: ${title}, sets: ${writeLiteral(sets)}${begins} }`,
      ),
    ]);
    draft.leave(
      `${presetsFile}: move it beside those it belongs with (the bench lists them in this order); switches and how a site is configured are added by hand`,
      `look at it: npm start, then ?scenario=${id}`,
      'a flow or a component test that goes through it',
    );
  },
};

function idsIn(source: Source, name: string): string[] {
  return objectsOf(arrayIn(source, name)).flatMap((preset) => textOf(propertyOf(preset, 'id')?.value) ?? []);
}

/** The parameters of an address that differ from the defaults. */
function whatItSets(address: string): Partial<WorldConfig> {
  const read = readWorldAddress(address);
  if (!read.ok)
    throw new Refusal(`--address cannot be read: ${read.problems.map(describeProblem).join('; ')}.`);
  if (read.config.scenario !== DEFAULT_CONFIG.scenario)
    throw new Refusal('--address names a scenario: a new one says all that it sets by itself.');
  const usual = new Map(Object.entries(DEFAULT_CONFIG).map(([key, value]) => [key, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(read.config).filter(([key, value]) => usual.get(key) !== JSON.stringify(value)),
  );
}

function refuseUnknownRoute(route: string, pages: string): void {
  const path = route.replace(/\?.*/, '');
  if (!routesIn(pages).includes(path)) throw new Refusal(`--opens: there is no route "${path}".`);
}

/** As a literal of this code: keys without quotes, which the formatter would not remove. */
function writeLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${writeLiteral(one)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

import { describe, expect, it } from 'vitest';
import { contractFiles, referenceIn } from './contract-files.ts';
import { createDraft } from './draft.ts';
import { constantsOf, keysOf, objectIn } from './syntax.ts';
import { planHere, planned, refusalOf, repository, timesIn } from './testing/plan-here.ts';

const contract = 'packages/gateway/src/contract';
const backend = 'mocks/src/backend';
const summary = ['--summary', 'What is asked.'];
const groups = contractFiles(createDraft(repository)).flatMap(({ group, methods }) =>
  methods.length > 0 ? [group] : [],
);

describe.each(groups)('a new method of the group %s', (group) => {
  const plan = planHere('method', 'askAnew', '--group', group, '--api', 'rm.ask', ...summary);

  it('is declared, described and answered, once each, and nothing else is touched', () => {
    expect(plan.added.size).toBe(0);
    const [declared, described, answered, ...others] = [...plan.changed.keys()];
    expect([declared, described, others]).toEqual([
      `${contract}/${group}.ts`,
      `${contract}/${group}.reference.ts`,
      [],
    ]);
    expect(constantsOf(planned(plan, `${contract}/${group}.ts`)).has('askAnew')).toBe(true);
    const reference = referenceIn(planned(plan, `${contract}/${group}.reference.ts`));
    expect(keysOf(reference).filter((key) => key === 'askAnew')).toHaveLength(1);
    expect(answered).toMatch(/^mocks\/src\/backend\/[\w-]+\.ts$/);
    expect(timesIn(planned(plan, answered ?? ''), 'askAnew: () => {')).toBe(1);
  });
});

describe('a new method', () => {
  const offer = ['--group', 'offer', ...summary];

  it('leaves to do whatever a test asks for: its words in docs/contract among them', () => {
    expect(planHere('method', 'askAnew', ...offer).left.join(' ')).toContain('`npm run schema`');
  });

  it('is answered by the API group of the others in its file', () => {
    expect(planned(planHere('method', 'askAnew', ...offer), `${contract}/offer.ts`).text).toContain(
      'groups: ["rm.offer"]',
    );
  });

  it('says what it is', () => {
    const plan = planHere('method', 'askAnew', ...offer, '--access', 'session', '--submit', '--site-bound');
    const { text } = planned(plan, `${contract}/offer.ts`);
    const declared = text.slice(text.indexOf("name: 'askAnew'"));
    for (const said of [
      "access: 'session'",
      'siteBound: true',
      'submit: true',
      'v.object({ idempotencyKey })',
    ])
      expect(declared).toContain(said);
  });

  it('by link has what each such method has', () => {
    const plan = planHere(
      'method',
      'askAnew',
      ...offer,
      '--access',
      'link',
      '--submit',
      '--reasons',
      'trialLate',
    );
    expect(planned(plan, `${contract}/offer.ts`).text).toContain('reasons: [...linkReasons, "trialLate"]');
    const { text } = planned(plan, `${contract}/offer.reference.ts`);
    const described = text.slice(text.indexOf('askAnew: {'));
    expect(described).toMatch(/linkInvalid: [\s\S]+linkExpired: [\s\S]+trialLate: /);
  });

  it('has words for its own reasons, of which those it shares have some', () => {
    const plan = planHere('method', 'askAnew', ...offer, '--reasons', 'offerHandled,trialLate,trialSoon');
    const texts = planned(plan, 'mocks/src/texts.ts');
    const reasons = keysOf(objectIn(texts, 'reasonTexts'));
    for (const reason of ['offerHandled', 'trialLate', 'trialSoon'])
      expect(reasons.filter((one) => one === reason)).toHaveLength(1);
    expect(texts.text).toContain("trialLate: text('', '', '')");
    expect(plan.left.join()).toContain('the words of trialLate and trialSoon');
  });
});

describe('what a new method leaves to be done by hand', () => {
  it.each([
    ['of a submit', ['--submit'], 'apps/portal/src/app/line-going-away.test.tsx: how its page sends it'],
    [
      'of a submit by link',
      ['--access', 'link', '--submit'],
      'apps/portal/src/testing/link-acts.ts: how its page sends it',
    ],
    ['of one that may only read', [], 'mocks/contract/target/reading-only.ts, where it changes nothing'],
  ])('%s is said', (_, args, said) => {
    const { left } = planHere('method', 'askAnew', '--group', 'offer', ...summary, ...args);
    expect(left.filter((one) => one.startsWith(said))).toHaveLength(1);
    const others = left.filter((one) => /line-going-away|link-acts|reading-only/.test(one));
    expect(others).toHaveLength(1);
  });
});

describe('a new method of a new group', () => {
  const args = ['--new-group', 'trial-fairs', '--api', 'rm.trial', ...summary];
  const plan = planHere('method', 'queryTrials', ...args);

  it('has the group’s files', () => {
    expect([...plan.added.keys()]).toEqual([
      `${contract}/trial-fairs.ts`,
      `${contract}/trial-fairs.reference.ts`,
      `${backend}/trial-fairs.ts`,
    ]);
  });

  it.each([
    [`${contract}/index.ts`, "export * from './trial-fairs.ts'"],
    [`${contract}/registry.ts`, '...trialFairs'],
    [`${contract}/registry.ts`, "import * as trialFairs from './trial-fairs.ts'"],
    [`${contract}/reference.ts`, '...trialFairsReference'],
    [`${contract}/reference.ts`, "import { trialFairsReference } from './trial-fairs.reference.ts'"],
    [`${backend}/resolvers.ts`, '...trialFairsResolvers'],
    [`${backend}/resolvers.ts`, "import { trialFairsResolvers } from './trial-fairs.ts'"],
  ])('is entered in %s: %s', (path, entry) => {
    expect(timesIn(planned(plan, path), entry)).toBe(1);
  });
});

describe('no method', () => {
  const offer = ['--group', 'offer'];

  it.each([
    ['has a name that is none', ['get-offer', ...offer], '"get-offer" is no name of a method'],
    ['has a word of the language for a name', ['delete', ...offer], '"delete" is no name of a method'],
    ['is there', ['getOffer', ...offer], 'There is "getOffer" already, in packages/gateway'],
    ['has the name of something else', ['offerReceipt', ...offer], 'There is "offerReceipt" already'],
    ['has no group', ['ask'], '--group is missing.'],
    ['has no such group', ['ask', '--group', 'nothing'], 'There is no group "nothing"'],
    ['has a group that declares none', ['ask', '--group', 'shapes'], 'There is no group "shapes"'],
    ['begins a group that is there', ['ask', '--new-group', 'offer', '--api', 'rm.x'], 'is there already'],
    ['has two groups', ['ask', '--new-group', 'x', ...offer], 'A method has one group'],
    ['begins a group without an API group', ['ask', '--new-group', 'x'], '--api is missing.'],
    [
      'has more than one API group to choose from',
      ['ask', '--group', 'site'],
      '--api is missing: its group has',
    ],
    ['has an API group that is none', ['ask', ...offer, '--api', 'rm'], '"rm" is no API group'],
    ['has no such access', ['ask', ...offer, '--access', 'all'], '--access is one of open, session, link'],
    ['has a reason twice', ['ask', ...offer, '--reasons', 'a,a'], '"a" would be a reason twice'],
    [
      'has a reason that comes with links',
      ['ask', ...offer, '--access', 'link', '--submit', '--reasons', 'linkExpired'],
      '"linkExpired" would be a reason twice',
    ],
    ['has a reason that is none', ['ask', ...offer, '--reasons', 'too-late'], 'is no name of a reason'],
  ])('is made that %s: %j', (_, args, said) => {
    expect(refusalOf('method', ...args, ...summary)).toContain(said);
  });

  it('is made without a summary, or with one that is no sentence', () => {
    expect(refusalOf('method', 'ask', ...offer, '--summary', 'What is it?')).toMatch(
      /^--summary is a sentence/,
    );
    expect(refusalOf('method', 'ask', ...offer)).toBe('--summary is missing.');
  });
});

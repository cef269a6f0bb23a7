import { describe, expect, it } from 'vitest';
import { arrayIn, keysOf, objectIn, textsOf } from './syntax.ts';
import { planHere, planned, refusalOf, timesIn } from './testing/plan-here.ts';

const bench = 'apps/sandbox/src/bench';
const words = ['--en', 'Clock', '--zh', '时钟', '--says', 'moves the time of the world'];

describe('a new panel', () => {
  const plan = planHere('panel', 'trial-clock', ...words);

  it('stands among the panels once, after the others', () => {
    const ids = textsOf(arrayIn(planned(plan, `${bench}/settings.ts`), 'panelIds'));
    expect([ids.indexOf('trialClock'), ids.lastIndexOf('trialClock')]).toEqual([
      ids.length - 1,
      ids.length - 1,
    ]);
    const source = planned(plan, `${bench}/bench.tsx`);
    expect(keysOf(objectIn(source, 'panels')).filter((id) => id === 'trialClock')).toHaveLength(1);
    expect(timesIn(source, "import { TrialClockPanel } from './trial-clock-panel.tsx'")).toBe(1);
  });

  it('has a title in both languages of the bench, which the test of its tabs expects', () => {
    const texts = planned(plan, `${bench}/texts.ts`);
    expect([timesIn(texts, 'trialClock: "Clock"'), timesIn(texts, 'trialClock: "时钟"')]).toEqual([1, 1]);
    expect(planned(plan, `${bench}/bench.test.tsx`).text).toMatch(/'Scenario',\s*'Inbox',[^\]]+"Clock"/);
  });

  it('comes with a component and a test that begins from its sentence', () => {
    expect([...plan.added.keys()]).toEqual([
      `${bench}/trial-clock-panel.tsx`,
      `${bench}/trial-clock-panel.test.tsx`,
    ]);
    const { text } = planned(plan, `${bench}/trial-clock-panel.test.tsx`);
    expect(text).toContain('test("moves the time of the world"');
    expect(text).toMatch(/expect\.fail\(.+\);\n}\);\n$/);
  });
});

describe('no panel', () => {
  it.each([
    ['has a name that is none', 'World clock', '"World clock" is no name of a panel'],
    ['is there', 'inbox', 'There is a panel "inbox" already.'],
    ['has the name of other words', 'copy-link', 'The bench has words under "copyLink" already'],
  ])('is made that %s: %s', (_, name, said) => {
    expect(refusalOf('panel', name, ...words)).toContain(said);
  });

  it('is made without its words', () => {
    expect(refusalOf('panel', 'trial-clock', '--en', 'Clock', '--says', 'x')).toBe('--zh is missing.');
  });
});

import { describe, expect, it } from 'vitest';
import { arrayIn, keysOf, objectIn, textsOf } from './syntax.ts';
import { planHere, planned, refusalOf, timesIn } from './testing/plan-here.ts';

const bench = 'apps/sandbox/src/bench';
const words = ['--en', 'Clock', '--zh', '时钟', '--says', 'moves the time of the world'];

describe('a new panel', () => {
  const plan = planHere('panel', 'world-clock', ...words);

  it('stands among the panels once, after the others', () => {
    expect(textsOf(arrayIn(planned(plan, `${bench}/settings.ts`), 'panelIds')).slice(-2)).toEqual([
      'site',
      'worldClock',
    ]);
    const source = planned(plan, `${bench}/bench.tsx`);
    expect(keysOf(objectIn(source, 'panels')).filter((id) => id === 'worldClock')).toHaveLength(1);
    expect(timesIn(source, "import { WorldClockPanel } from './world-clock-panel.tsx'")).toBe(1);
  });

  it('has a title in both languages of the bench, which the test of its tabs expects', () => {
    const texts = planned(plan, `${bench}/texts.ts`);
    expect([timesIn(texts, 'worldClock: "Clock"'), timesIn(texts, 'worldClock: "时钟"')]).toEqual([1, 1]);
    expect(planned(plan, `${bench}/bench.test.tsx`).text).toMatch(/'Site',\s*"Clock"/);
  });

  it('comes with a component and a test that begins from its sentence', () => {
    expect([...plan.added.keys()]).toEqual([
      `${bench}/world-clock-panel.tsx`,
      `${bench}/world-clock-panel.test.tsx`,
    ]);
    const { text } = planned(plan, `${bench}/world-clock-panel.test.tsx`);
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
    expect(refusalOf('panel', 'world-clock', '--en', 'Clock', '--says', 'x')).toBe('--zh is missing.');
  });
});

import { describe, expect, it } from 'vitest';
import { arrayIn, objectsOf, propertyOf, textOf } from './syntax.ts';
import { planHere, planned, refusalOf } from './testing/plan-here.ts';

const file = 'mocks/src/scenarios/presets.ts';
const titles = ['--en', 'On a slow line', '--zh', '网络较慢'];

/** What is generated for the scenario "on-trial". */
function presetOf(...args: readonly string[]): string {
  const plan = planHere('scenario', 'on-trial', ...titles, ...args);
  expect([[...plan.added.keys()], [...plan.changed.keys()]]).toEqual([[], [file]]);
  const source = planned(plan, file);
  const [preset, ...others] = objectsOf(arrayIn(source, 'presets')).filter(
    (one) => textOf(propertyOf(one, 'id')?.value) === 'on-trial',
  );
  expect(others).toEqual([]);
  return source.text.slice(preset?.start, preset?.end);
}

describe('a new scenario', () => {
  it('stands in the list once, with a title in both languages', () => {
    expect(presetOf('--opens', '/position')).toBe(
      '{ id: "on-trial", title: { \'en-us\': "On a slow line", \'zh-cn\': "网络较慢" }, sets: {}, opens: () => "/position" }',
    );
  });

  it('sets what the address of such a world says, and nothing else', () => {
    expect(presetOf('--address', 'persona=newcomer&latency=slow&size=200&fault=*:http502:10%')).toContain(
      'sets: { persona: "newcomer", latency: 1500, faults: [{ method: "*", kind: "http502", when: 10 }] } }',
    );
  });
});

describe('no scenario', () => {
  it.each([
    ['has a name that is none', ['On Trial'], '"On Trial" is no name of a scenario'],
    ['is there', ['captcha-slider'], 'There is a scenario "captcha-slider" already.'],
    ['is there among those of sites', ['site-campus'], 'There is a scenario "site-campus" already.'],
    ['does nothing', ['on-trial'], 'A scenario sets something or opens something'],
    ['does nothing otherwise', ['on-trial', '--address', 'size=200'], 'A scenario sets something'],
    [
      'sets what there is not',
      ['on-trial', '--address', 'persona=king'],
      '--address cannot be read: persona=king',
    ],
    ['is another one', ['on-trial', '--address', 'scenario=large'], '--address names a scenario'],
    ['opens no route', ['on-trial', '--opens', '/nowhere?id=1'], 'there is no route "/nowhere"'],
  ])('is made that %s: %j', (_, args, said) => {
    expect(refusalOf('scenario', ...args, ...titles)).toContain(said);
  });

  it('is made without a title in both languages', () => {
    expect(refusalOf('scenario', 'on-trial', '--opens', '/position', '--en', 'x')).toBe('--zh is missing.');
  });
});

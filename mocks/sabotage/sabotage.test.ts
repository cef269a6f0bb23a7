import { methodIds } from '@careers/gateway/registry';
import { describe, expect, it } from 'vitest';
import { createSuite } from '../contract/index.ts';
import { catalogue } from './catalogue.ts';
import { choose } from './choose.ts';
import { type Play, playSabotage } from './play/play-sabotage.ts';
import { sabotagedWorld } from './play/sabotaged-world.ts';
import { nameOf } from './sabotage.ts';
import { unproven } from './unproven.ts';

const { cases } = createSuite();
const known = Object.values(unproven).flat();
/** What one sabotage has shown of where the cases go, the next one need not find out. */
const play: Play = { cases, ways: new Map(), open: sabotagedWorld };
/** As long as all cases may take on a busy machine: the first wrong that nobody sees is looked for by most of them. */
const MILLISECONDS_MAX = 180_000;

describe('the catalogue of sabotages', () => {
  it.each(methodIds)('has a sabotage of %s', (id) => {
    const own = catalogue.filter(({ at }) => at === id);
    expect(own.length, `${id} has no sabotage: add some in mocks/sabotage/ideas`).toBeGreaterThan(0);
  });

  it('names every sabotage differently', () => {
    const names = catalogue.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has every sabotage that is listed as unproven', () => {
    const names = catalogue.map(nameOf);
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a twentieth of the catalogue is noticed by the suite', () => {
  // Another twentieth with SABOTAGE_SEED; all of it with `npm run sabotage`.
  const sample = choose(
    catalogue.filter((one) => !known.includes(nameOf(one))),
    { only: [], part: 0.05, seed: process.env.SABOTAGE_SEED ?? '1' },
  );

  it.each(sample.map((sabotage) => ({ name: nameOf(sabotage), sabotage })))(
    '$name',
    async ({ sabotage }) => {
      const { caughtBy, tried, broken } = await playSabotage(sabotage, play);
      expect(caughtBy, `${tried} cases looked for it; broken: ${broken.join('; ')}`).toBeDefined();
    },
    MILLISECONDS_MAX,
  );
});

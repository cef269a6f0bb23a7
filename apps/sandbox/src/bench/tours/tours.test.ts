import { DEFAULT_CONFIG, magicLinks, readWorldAddress, type WorldConfig } from '@careers/mocks';
import { describe, expect, test } from 'vitest';
import { isAtStep, stepAddress } from './step-address.ts';
import { tours } from './tours.ts';

const steps = tours.flatMap((tour) => tour.steps);
const stepOf = (tour: string, at: number) => {
  const step = tours.find(({ id }) => id === tour)?.steps[at];
  if (!step) throw new Error(`no step ${at} of ${tour}`);
  return step;
};
const from = (changes: Partial<WorldConfig> = {}): WorldConfig => ({ ...DEFAULT_CONFIG, ...changes });
const read = (address: string) => {
  const { search, hash } = new URL(address, 'http://sandbox.invalid');
  const world = readWorldAddress(search);
  if (!world.ok) throw new Error(JSON.stringify(world.problems));
  return { config: world.config, route: hash.slice(1) };
};

describe('the steps of all tours', () => {
  test('have addresses that describe the worlds that they declare', () => {
    for (const step of steps) {
      const said = read(`?${step.world}`).config;
      expect(read(stepAddress(step, from({ lang: said.lang }))).config).toEqual(said);
    }
  });

  test('open only links that every world has', () => {
    const tokens = steps.flatMap(({ route }) => new URLSearchParams(route.split('?')[1]).get('token') ?? []);
    const known = [...magicLinks.map(({ token }) => token), 'link-invalid'];
    expect(tokens.length).toBeGreaterThan(8);
    expect(tokens.filter((token) => !known.includes(token))).toEqual([]);
  });

  test('are titled and explained in both languages of the bench, and each explanation quotes words of its page', () => {
    const texts = tours.flatMap(({ title, says, steps }) => [
      title,
      says,
      ...steps.flatMap((step) => [step.title, step.says]),
    ]);
    for (const { en, zh } of texts) {
      expect(en.replace(/“[^”]*”/g, '')).toMatch(/^[^\p{Script=Han}]+$/u);
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
    for (const { says } of steps) for (const text of Object.values(says)) expect(text).toMatch(/“[^”]+”/);
  });

  test.each(['zh-cn', 'en-us'] as const)(
    'have addresses that differ, so that an address tells its step, %s',
    (lang) => {
      const addresses = steps.map((step) => stepAddress(step, from({ lang })));
      expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
      for (const [at, address] of addresses.entries()) {
        const { config, route } = read(address);
        expect(steps.filter((step) => isAtStep(step, config, route))).toEqual([steps[at]]);
      }
    },
  );
});

describe('the address of a step', () => {
  test('takes language, seed, size, clock and latency over from the running world, and nothing else', () => {
    const clock = Date.parse('2026-03-01T09:00:00+08:00');
    const world = from({
      ...{ scenario: 'error-451', persona: 'newcomer', site: 'campus' },
      ...{ lang: 'zh-hk', seed: 7, size: 50, clock, latency: 180 },
      faults: [{ method: '*', kind: 'http500', when: 'always' }],
    });
    expect(read(stepAddress(stepOf('hire', 3), world)).config).toMatchObject({
      ...{ scenario: 'offer-pending', persona: 'visitor', site: 'external', faults: [] },
      ...{ lang: 'zh-hk', seed: 7, size: 50, clock, latency: 180 },
    });
  });

  test('takes nothing over that the scenario of the running world has set, or that the step itself sets', () => {
    const slow = read('?scenario=slow-network').config;
    expect(read(stepAddress(stepOf('hire', 0), slow)).config.latency).toBe(0);
    expect(read(stepAddress(stepOf('languages', 1), from({ lang: 'en-us' }))).config.lang).toBe('zh-hk');
    const large = { ...stepOf('apply', 1), world: 'scenario=large' };
    expect(read(stepAddress(large, from({ size: 50 }))).config.size).toBe(100_000);
  });

  test('leads to a position of its world that the candidate has not applied for', () => {
    const [one, other] = [1, 7].map((seed) => read(stepAddress(stepOf('apply', 3), from({ seed }))).route);
    expect(one).toMatch(/^\/fastDelivery\?id=\d+$/);
    expect(other).not.toBe(one);
  });

  test('leads to the list where its world has no positions', () => {
    expect(read(stepAddress(stepOf('apply', 3), from({ size: 0 }))).route).toBe('/position');
  });
});

describe('whether a page is at a step of a tour', () => {
  const pending = read('?scenario=offer-pending&lang=en-us').config;
  const at = (route: string, config = pending) => isAtStep(stepOf('hire', 3), config, route);

  test('does not depend on the token, which the portal removes, nor on the query that it adds', () => {
    expect(at('/mailResponse/acceptOffer?token=offer-pending')).toBe(true);
    expect(at('/mailResponse/acceptOffer')).toBe(true);
    expect(at('/mailResponse/acceptOffer?websiteId=site-external')).toBe(true);
  });

  test('depends on link, route, scenario and faults', () => {
    expect(at('/mailResponse/acceptOffer?token=offer-expired')).toBe(false);
    expect(at('/mailResponse/declinedOffer')).toBe(false);
    expect(at('/mailResponse/acceptOffer', read('?scenario=offer-expired').config)).toBe(false);
    const failing = read('?scenario=offer-pending&fault=*:http502').config;
    expect(at('/mailResponse/acceptOffer', failing)).toBe(false);
  });

  test('depends on the query that the step’s own route has', () => {
    const complex = read('?scenario=complex').config;
    const energy = stepOf('group', 1);
    expect(isAtStep(energy, complex, '/complex/homepage?comId=com-energy')).toBe(true);
    expect(isAtStep(energy, complex, '/complex/homepage?comId=com-water')).toBe(false);
  });
});

import { queryHotWords } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { DAY } from '../core/clock.ts';
import { createTestClient } from '../testing/client.ts';
import { handleControl } from './routes.ts';

const CLOCK = '2026-03-01T09:00:00+08:00';
const FAULT = 'rm.position.queryHotWords:451:once';

function openWorld() {
  const client = createTestClient({ lang: 'en-us' });
  const set = (changes: object) => {
    const { status, body } = handleControl(client.host, {
      method: 'POST',
      path: '/__sandbox/set',
      query: {},
      header: () => undefined,
      body: JSON.stringify(changes),
    });
    return { status, body: JSON.parse(body) as unknown };
  };
  const call = () =>
    client.gateway.call(queryHotWords, {}).then(
      () => 'answered',
      () => 'refused',
    );
  /** How many whole days the world is after the clock that is set here. */
  const days = () => Math.round((client.world().clock.now() - Date.parse(CLOCK)) / DAY);
  return { client, set, call, days };
}

describe('set of the control API', () => {
  it('sets a clock also if the world began at it, and time has passed since', () => {
    const { client, set, days } = openWorld();
    set({ clock: CLOCK });
    client.control().advance('8d');
    expect(days()).toBe(8);
    set({ clock: CLOCK });
    expect(days()).toBe(0);
  });

  it('answers the address; a scenario takes the place of all parameters before', () => {
    const { set } = openWorld();
    expect(set({ persona: 'candidate', seed: 5 }).body).toEqual({
      address: 'persona=candidate&lang=en-us&seed=5',
    });
    expect(set({ scenario: 'offer-pending' }).body).toEqual({ address: 'scenario=offer-pending' });
  });

  it('has a fault strike once more when it is set again', async () => {
    const { set, call } = openWorld();
    set({ fault: [FAULT] });
    expect([await call(), await call()]).toEqual(['refused', 'answered']);
    set({ fault: [FAULT] });
    expect([await call(), await call()]).toEqual(['refused', 'answered']);
  });

  it('leaves the clock and the faults as they are when it names neither', async () => {
    const { client, set, call, days } = openWorld();
    set({ clock: CLOCK, fault: [FAULT] });
    await call();
    client.control().advance('8d');
    set({ latency: 0, lang: 'zh-cn' });
    expect([days(), await call()]).toEqual([8, 'answered']);
  });

  it('leaves a world without a clock of its own at real time, and lets it be moved from there', () => {
    const { client, set, days } = openWorld();
    set({ clock: CLOCK });
    const { faults, latency, lang } = client.world().config;
    client.control().adjust({ faults, latency, lang });
    expect(client.world().config).not.toHaveProperty('clock');
    const today = days();
    client.control().advance('8d');
    set({ latency: 10 });
    expect(days() - today).toBe(8);
  });

  it.each([{ scenario: 'default' }, { persona: 'visitor' }, { site: 'external', lang: 'zh-hk' }])(
    'of %j opens a new world, also if the world has just that',
    (changes) => {
      const { client, set } = openWorld();
      client.control().desk.moveDelivery('delivery-seed-1', 'closed');
      set(changes);
      expect(client.control().desk.deliveries()[0]).toMatchObject({ stage: 'delivered' });
    },
  );

  it.each([
    [{ faults: [] }, 'faults=: expected one of the parameters scenario, persona'],
    [{ persona: [] }, 'persona=: expected one of visitor, candidate'],
    [{ websiteId: 'site-campus' }, 'websiteId=site-campus: expected one of the parameters scenario, persona'],
    [{ lang: 'zh-hk', redirect: '/position' }, 'redirect=/position: expected one of the parameters'],
  ])('refuses %j, which would set nothing, and names what is valid', (changes, error) => {
    const { client, set } = openWorld();
    expect(set(changes)).toEqual({ status: 400, body: { error: expect.stringContaining(error) } });
    expect(client.world().config).toMatchObject({ persona: 'visitor', lang: 'en-us' });
  });
});

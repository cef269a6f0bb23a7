import { describe, expect, test, vi } from 'vitest';
import { createSandboxApi, type SandboxApi } from './sandbox-api.ts';
import { createRunningWorld } from './testing/running-world.ts';

const slowLogin = { method: 'rm.account.login', kind: 'timeout', when: 'always' } as const;

describe('window.sandbox', () => {
  test('gives scripts the world, the messages that were sent, and the calls', async () => {
    const { sandbox, call } = createRunningWorld({ size: 0, persona: 'candidate' });
    await sandbox.ready;
    await call('rm.account.sendVerificationCode', { function: 'login', phone: '13800000001' });
    expect(sandbox.world()).toMatchObject({ persona: 'candidate', size: 0 });
    expect(sandbox.inbox()).toMatchObject([{ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) }]);
    expect(sandbox.calls()).toMatchObject([
      { path: 'rm.account.sendVerificationCode', code: 'MS000A000', signed: true, violations: [] },
    ]);
  });

  test('can do whatever the control API can', async () => {
    const { sandbox, running } = createRunningWorld({ scenario: 'interview-slots' });
    // What `adjust` changes in place, `set` does.
    expect(Object.keys(running.control).filter((name) => !(name in sandbox))).toEqual(['adjust']);
    const [slot] = running.world.state().slots;
    await sandbox.takeSlotElsewhere(slot?.id ?? '');
    expect(running.world.state().slots[0]).toEqual({ ...slot, elsewhere: true });
    await expect(sandbox.takeSlotElsewhere('nope')).rejects.toThrow('no time nope is offered');
  });

  test('says what to wait for before the world is ready', async () => {
    const sandbox = createSandboxApi({
      running: () => undefined,
      ready: Promise.resolve(),
      openWorld: async () => {},
      reset: () => {},
      changed: () => {},
    });
    const words = 'the world is not up yet: await window.sandbox.ready first';
    expect(() => sandbox.inbox()).toThrow(words);
    expect(() => sandbox.reset()).toThrow(words);
    await expect(sandbox.advance('2d')).rejects.toThrow(words);
    await expect(sandbox.set({ lang: 'en-us' })).rejects.toThrow(words);
  });

  test('returns values that later changes of the world do not change', async () => {
    const { sandbox, running, spies } = createRunningWorld({ size: 0, persona: 'candidate' });
    spies.openWorld.mockImplementation(async (config, named) => running.control.adjust(config, named));
    const before = sandbox.world();
    await sandbox.set({ latency: 'slow' });
    expect(before).toMatchObject({ latency: 0, address: 'persona=candidate&lang=en-us&size=0' });
    expect(sandbox.world().address).toBe('persona=candidate&lang=en-us&size=0&latency=slow');
  });

  test('returns lists that a script may sort or empty without changing the world', () => {
    const { sandbox } = createRunningWorld({ persona: 'candidate', faults: [slowLogin] });
    const read = () => [
      sandbox.inbox(),
      sandbox.world().faults,
      sandbox.desk.deliveries(),
      sandbox.desk.recommendations(),
      sandbox.calls(),
    ];
    const before = structuredClone(read());
    // A script is not typed: for TypeScript these lists are read-only.
    for (const list of read()) if (Array.isArray(list)) list.splice(0);
    expect(read()).toEqual(before);
    for (const message of sandbox.inbox()) Object.assign(message, { text: 'changed' });
    expect(read()).toEqual(before);
  });

  test.each<[string, (sandbox: SandboxApi) => Promise<void>]>([
    ['set', (sandbox) => sandbox.set({ persona: 'nobody' })],
    ['advance', (sandbox) => sandbox.advance('soon')],
    ['desk.act', (sandbox) => sandbox.desk.act('nothing', 'screen')],
    ['desk.moveDelivery', (sandbox) => sandbox.desk.moveDelivery('nothing', 'offer')],
    ['desk.moveRecommendation', (sandbox) => sandbox.desk.moveRecommendation('nothing', 'hired')],
    ['desk.setPositionStatus', (sandbox) => sandbox.desk.setPositionStatus('nothing', 'open')],
    ['saveElsewhere', (sandbox) => sandbox.saveElsewhere('nothing')],
    ['takeSlotElsewhere', (sandbox) => sandbox.takeSlotElsewhere('nothing')],
    ['setSite', (sandbox) => sandbox.setSite({}, 'site-external')],
    ['resetSite', (sandbox) => sandbox.resetSite('nothing')],
    ['restore', (sandbox) => sandbox.restore({ shape: 0 })],
  ])('rejects its promise when %s refuses, and does not throw', async (_, run) => {
    const { sandbox, spies } = createRunningWorld({ size: 0 });
    const refused = vi.fn<(error: unknown) => void>();
    await run(sandbox).catch(refused);
    expect(refused).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(spies.changed).not.toHaveBeenCalled();
  });

  test('set opens the world that its changes describe, and keeps all other parameters', () => {
    const { sandbox, spies } = createRunningWorld({ size: 0, persona: 'candidate' });
    sandbox.set({ seed: 9, fault: ['*:network:10%'] });
    expect(spies.openWorld.mock.calls).toMatchObject([
      [
        { seed: 9, persona: 'candidate', size: 0, faults: [{ method: '*', kind: 'network', when: 10 }] },
        ['seed', 'fault'],
      ],
    ]);
  });

  test.each([
    [{ persona: 'nobody' }, /persona=nobody: expected one of visitor, candidate/],
    [{ size: 1e9 }, /size=1000000000: expected an integer from 0 to 100000/],
    [{ colour: 'red' }, /colour=red: expected one of the parameters/],
    [{ faults: [] }, /faults=: expected one of the parameters/],
    [{ websiteId: 'site-campus' }, /websiteId=site-campus: expected one of the parameters/],
  ])('set refuses %j and names what is valid', async (changes, words) => {
    const { sandbox, spies } = createRunningWorld({ size: 0 });
    await expect(sandbox.set(changes)).rejects.toThrow(RangeError);
    await expect(sandbox.set(changes)).rejects.toThrow(words);
    expect(spies.openWorld).not.toHaveBeenCalled();
  });

  test.each([undefined, null, 'lang=en-us', ['large']])(
    'set of %j says that an object of parameters is expected',
    async (changes) => {
      const { sandbox } = createRunningWorld({ size: 0 });
      const set = sandbox.set as (changes: unknown) => Promise<void>;
      await expect(set(changes)).rejects.toThrow(
        /^expected an object of the parameters scenario, persona, site/,
      );
    },
  );

  test('names an argument that was left out as missing', async () => {
    const { sandbox } = createRunningWorld({ persona: 'candidate' });
    // A script is not typed.
    type Untyped = Partial<Record<string, (...args: unknown[]) => unknown>>;
    const { moveDelivery, setPositionStatus, act } = sandbox.desk as Untyped;
    const { advance, takeSlotElsewhere } = sandbox as unknown as Untyped;
    await expect(act?.()).rejects.toThrow(/^"id" is missing$/);
    await expect(act?.('delivery-seed-1')).rejects.toThrow(/^"event" is missing$/);
    await expect(advance?.()).rejects.toThrow(/^"by" is missing$/);
    await expect(takeSlotElsewhere?.()).rejects.toThrow(/^"id" is missing$/);
    // As the control API takes it.
    await expect(act?.({ id: 'delivery-seed-1', event: 'screen' })).rejects.toThrow(
      '"id" is {"id":"delivery-seed-1","event":"screen"}: expected a text or a number',
    );
    await expect(moveDelivery?.('delivery-seed-1')).rejects.toThrow(
      /^missing; one of delivered, screening, interview/,
    );
    await expect(setPositionStatus?.('any')).rejects.toThrow(/^missing; one of open, closed, delisted/);
    await expect(sandbox.restore(undefined)).rejects.toThrow('no snapshot: it has no shape');
  });

  test.each([
    ['2d', 172_800_000],
    ['3h', 10_800_000],
    ['15m', 900_000],
    ['90s', 90_000],
    [1500, 1500],
  ])('advance by %s moves the clock, and the portal is told', (by, milliseconds) => {
    const { sandbox, running, spies } = createRunningWorld({ size: 0 });
    const before = running.world.clock.offset();
    sandbox.advance(by);
    expect(running.world.clock.offset() - before).toBe(milliseconds);
    expect(spies.changed).toHaveBeenCalledOnce();
  });

  test.each<[string, (sandbox: SandboxApi) => Promise<void>]>([
    ['advance', (sandbox) => sandbox.advance('2d')],
    ['set', (sandbox) => sandbox.set({ latency: 'typical' })],
    ['saveElsewhere', (sandbox) => sandbox.saveElsewhere('work')],
    ['desk.act', (sandbox) => sandbox.desk.act('delivery-seed-1', 'screen')],
  ])('%s resolves only once the change is saved, so that a reload finds it', async (_, change) => {
    const { sandbox, running, spies } = createRunningWorld({ persona: 'candidate' });
    running.world.openPersonaSession();
    const kept = Promise.withResolvers<void>();
    vi.spyOn(running, 'settled').mockReturnValue(kept.promise);
    spies.openWorld.mockReturnValue(kept.promise);
    const done = vi.fn<() => void>();
    const changed = change(sandbox).then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    kept.resolve();
    await changed;
    expect(done).toHaveBeenCalledOnce();
  });

  test('advance by a text that is no duration moves nothing', async () => {
    const { sandbox, spies } = createRunningWorld({ size: 0 });
    await expect(sandbox.advance('soon')).rejects.toThrow(RangeError);
    expect(spies.changed).not.toHaveBeenCalled();
  });

  test.each<[string, (sandbox: SandboxApi, value: never) => Promise<void>]>([
    ['advance', (sandbox, value) => sandbox.advance(value)],
    ['set', (sandbox, value) => sandbox.set({ persona: value })],
    ['desk.act', (sandbox, value) => sandbox.desk.act(value, value)],
    ['desk.moveDelivery', (sandbox, value) => sandbox.desk.moveDelivery('delivery-seed-1', value)],
    ['desk.moveRecommendation', (sandbox, value) => sandbox.desk.moveRecommendation(value, value)],
    ['desk.setPositionStatus', (sandbox, value) => sandbox.desk.setPositionStatus(value, 'open')],
    ['saveElsewhere', (sandbox, value) => sandbox.saveElsewhere(value)],
    ['takeSlotElsewhere', (sandbox, value) => sandbox.takeSlotElsewhere(value)],
    ['resetSite', (sandbox, value) => sandbox.resetSite(value)],
  ])('%s refuses a value that has no text with a RangeError', async (_, run) => {
    const { sandbox, spies } = createRunningWorld({ persona: 'candidate' });
    // A script is not typed.
    for (const value of [Object.create(null), Symbol('one'), { toString: undefined, valueOf: undefined }])
      await expect(run(sandbox, value as never)).rejects.toThrow(RangeError);
    expect(spies.changed).not.toHaveBeenCalled();
  });

  test('desk moves deliveries and positions, and the portal is told', async () => {
    const { sandbox, running, spies } = createRunningWorld({ persona: 'candidate' });
    const [delivery] = running.world.state().deliveries;
    const id = delivery?.id ?? '';
    const positionId = delivery?.positionId ?? '';
    sandbox.desk.moveDelivery(id, 'offer');
    sandbox.desk.setPositionStatus(positionId, 'closed');
    expect(sandbox.desk.deliveries()[0]).toMatchObject({ id, stage: 'offer', offer: 'pending' });
    expect(running.world.state().positionStatus).toEqual({ [positionId]: 'closed' });
    expect(spies.changed).toHaveBeenCalledTimes(2);
    await expect(sandbox.desk.moveDelivery(id, 'somewhere')).rejects.toThrow(RangeError);
    await expect(sandbox.desk.setPositionStatus('nothing', 'open')).rejects.toThrow(RangeError);
    expect(spies.changed).toHaveBeenCalledTimes(2);
  });

  test('restore puts a snapshot back, and refuses one of another shape', async () => {
    const { sandbox, running, spies } = createRunningWorld({ persona: 'candidate' });
    const snapshot = sandbox.snapshot();
    sandbox.desk.moveDelivery(running.world.state().deliveries[0]?.id ?? '', 'closed');
    sandbox.restore(snapshot);
    expect(running.world.state().deliveries).toEqual(snapshot.deliveries);
    expect(spies.changed).toHaveBeenCalledTimes(2);
    await expect(sandbox.restore({ shape: 0 })).rejects.toThrow('shape 0');
    expect(spies.changed).toHaveBeenCalledTimes(2);
  });

  test('setSite changes a site and resetSite undoes that, and the portal is told each time', () => {
    const { sandbox, spies } = createRunningWorld({ size: 0 });
    const document = sandbox.site();
    sandbox.setSite({ ...document, languages: { zhHkStart: 0, enWwStart: 1 } });
    expect(sandbox.site().languages).toEqual({ zhHkStart: 0, enWwStart: 1 });
    expect(sandbox.site('site-campus').languages).toEqual({ zhHkStart: 1, enWwStart: 1 });
    sandbox.resetSite();
    expect(sandbox.site()).toEqual(document);
    expect(spies.changed.mock.calls).toEqual([['site'], ['site']]);
  });

  test('refuses a site that does not exist and a document that cannot be read, and names the fault', async () => {
    const { sandbox, spies } = createRunningWorld({ size: 0 });
    expect(() => sandbox.site('site-nowhere')).toThrow('no site site-nowhere; one of site-external');
    await expect(sandbox.setSite({ ...sandbox.site(), columns: 7 })).rejects.toThrow(
      'columns must be a list, is 7',
    );
    expect(spies.changed).not.toHaveBeenCalled();
  });

  test('reset resets the world', () => {
    const { sandbox, spies } = createRunningWorld({ size: 0 });
    sandbox.reset();
    expect(spies.reset).toHaveBeenCalledOnce();
  });
});

import { GatewayFailure, OTHER_PERSON, type Transport } from '@careers/gateway';
import { getResume, type ResumeValue } from '@careers/gateway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../core/session/index.ts';
import { createAutosave } from '../../../forms/create-autosave.ts';
import { methodOf, personaWorld } from '../../../testing/open-portal.ts';
import { testPortal } from '../../../testing/test-portal.ts';
import { createSectionLine } from './section-line.ts';
import { createRandom, seeds } from './testing/random.ts';

// Saves are sent only when a test says so.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

type Awards = ResumeValue<'awards'>;

const blank = { name: '', awarded: '', description: '' };
const names = ['name', 'description'] as const;

/** A world, and devices of one person whose network can fail: before a save arrives, or before its answer does. */
async function openWorld() {
  const { local, stored } = personaWorld();
  const storage = () => createMemoryStorage({ locale: 'en-us', ...stored });
  const reader = testPortal({ world: local, storage: storage() });
  const read = () => reader.gateway.call(getResume, {});
  const { revision, awards } = await read();
  function device() {
    const broken: ('before' | 'after')[] = [];
    const through: Transport = async (request, options) => {
      const at = methodOf(request.body) === 'saveResume' ? broken.shift() : undefined;
      if (at === 'before') throw new TypeError('the line is down');
      const reply = await local.transport(request, options);
      if (at === 'after') throw new TypeError('the answer is lost');
      return reply;
    };
    const portal = testPortal({ world: local, storage: storage(), transport: through });
    const line = createSectionLine(portal, 'awards', awards);
    const autosave = createAutosave<Awards>({
      from: { value: awards, revision },
      save: line.save,
      conflictOf: (error) =>
        error instanceof GatewayFailure && error.reason === 'conflict'
          ? line.readConflict(error.data)
          : undefined,
      mayTryAgain: (error) => error instanceof GatewayFailure && error.kind === 'network',
      now: () => 0,
    });
    /** Sends what waits to be saved, and waits for the end. */
    async function settle() {
      autosave.saveNow();
      if (autosave.state().phase !== 'saving') return;
      await new Promise<void>((done) => {
        const stop = autosave.subscribe(() => {
          if (autosave.state().phase === 'saving') return;
          stop();
          done();
        });
      });
    }
    return { line, autosave, settle, broken };
  }
  return { device, read };
}

test('random edits of two devices on a failing network end with the last value of each field', async () => {
  let merges = 0;
  for (const seed of seeds(15)) {
    const random = createRandom(seed);
    const { device, read } = await openWorld();
    // Each device edits other fields, so that a conflict would be a mistake.
    const devices = [device(), device()] as const;
    const typed = new Map<string, string>();
    const sync = async ({ autosave, line, settle }: ReturnType<typeof device>) => {
      await settle();
      const { phase, theirs, value } = autosave.state();
      if (phase !== 'conflict' || !theirs) return;
      const merge = line.merge(value, theirs.value);
      expect(merge.conflicts, `seed ${seed}`).toEqual([]);
      merges++;
      line.resolved(theirs.value);
      autosave.resolve(merge.value);
    };
    for (let step = 0; step < 25; step++) {
      const at = random.below(2);
      const one = devices[at] ?? devices[0];
      const field = names[at] ?? 'name';
      const id = `award-${random.below(3)}-new`;
      const { value } = one.autosave.state();
      const text = `${field} ${step}`;
      typed.set(`${id} ${field}`, text);
      const entries = value.some((entry) => entry.id === id) ? value : [...value, { ...blank, id }];
      one.autosave.edit(entries.map((entry) => (entry.id === id ? { ...entry, [field]: text } : entry)));
      if (random.chance(0.4)) one.broken.push(random.pick(['before', 'after'] as const));
      if (random.chance(0.2)) {
        // Left while a save is under way: whichever arrives first is taken.
        one.autosave.saveNow();
        one.autosave.leave();
      }
      if (random.chance(0.6)) await sync(random.pick(devices));
    }
    for (const one of [...devices, ...devices, ...devices, ...devices]) {
      one.broken.length = 0;
      await sync(one);
    }
    const { awards } = await read();
    for (const [place, text] of typed) {
      const [id, field] = place.split(' ');
      const entry = awards.find((award) => award.id === id);
      expect(entry && Reflect.get(entry, field ?? ''), `seed ${seed}: ${place}`).toBe(text);
    }
  }
  expect(merges).toBeGreaterThan(20);
});

test('what one person has written is never saved into another person’s resume', async () => {
  const { local, stored } = personaWorld();
  const portal = testPortal({
    world: local,
    storage: createMemoryStorage({ locale: 'en-us', ...stored }),
  });
  const { revision, awards } = await portal.gateway.call(getResume, {});
  const line = createSectionLine(portal, 'awards', awards);
  const { Authorization, userInfo } = personaWorld({ persona: 'newcomer' }).stored;
  portal.session.logIn(
    { Authorization, userInfo: JSON.parse(userInfo) },
    { kind: 'phone', value: '13800000002' },
  );
  await expect(line.save([], revision)).rejects.toMatchObject({ kind: 'aborted', code: OTHER_PERSON });
});

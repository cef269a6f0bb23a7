import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import type { WorldClock } from '../../src/core/clock.ts';
import { changeContext } from '../change/call.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** A clock that runs at another speed from a moment on; moving it moves the right clock. */
function running(clock: WorldClock, since: number, speed: number): WorldClock {
  return { ...clock, now: () => since + (clock.now() - since) * speed };
}

/** Refusals that follow from a time. */
const timely = [
  'codeExpired',
  'tooOften',
  'locked',
  'resetExpired',
  'shareExpired',
  'linkExpired',
  'offerExpired',
  'signOnCodeInvalid',
  'proofNeeded',
];
const timelyMethods = methodIds.filter((id) =>
  registry[id].reasons.some((reason: string) => timely.includes(reason)),
);

const atSpeed = (id: MethodId, speed: number): Wrong =>
  changeContext(id, ({ clock, state }) => ({ clock: running(clock, state().startedAt, speed) }));

/** Methods whose time stands still, or goes faster than that of all others; what lives too long is in `lifetimes.ts`. */
const ofMethods: readonly Sabotage[] = timelyMethods.flatMap((id) => [
  {
    idea: 'clock stopped',
    at: id,
    what: 'sees the time at which the world began',
    wraps: atSpeed(id, 0),
  },
  { idea: 'clock too fast', at: id, what: 'sees twice the time go by', wraps: atSpeed(id, 2) },
]);

/** The whole world's. */
function ofWorld(speed: number): Wrong {
  return (markApplied) => ({
    clock: (clock) => {
      markApplied();
      return running(clock, clock.now(), speed);
    },
  });
}

export const clocks: readonly Sabotage[] = [
  ...ofMethods,
  ...(
    [
      ['clock stopped', 'the clock stands', 0],
      ['clock too fast', 'the clock runs twice as fast', 2],
      ['clock too slow', 'the clock runs half as fast', 0.5],
    ] as const
  ).map(([idea, what, speed]) => ({
    idea,
    at: 'gateway' as const,
    near: ['sendVerificationCode', 'acceptOffer'] as const,
    what,
    wraps: ofWorld(speed),
  })),
];

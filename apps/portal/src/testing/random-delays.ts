import type { Transport } from '@careers/gateway';

/** The real one, also in tests with fake timers. */
const { setTimeout } = globalThis;

/** In milliseconds: mostly short, and sometimes so long that replies overtake each other. */
const randomWait = () => Math.random() * (Math.random() < 0.25 ? 300 : 25);

const pause = () => new Promise((done) => setTimeout(done, randomWait()));

/**
 * With `SHAKE=1` in the environment, each request and each reply is delayed at random: tests and pages that depend on the order
 * of two replies then fail now and then.
 */
export function withRandomDelays(line: Transport): Transport {
  if (!process.env.SHAKE) return line;
  return async (request, options) => {
    await pause();
    try {
      return await line(request, options);
    } finally {
      await pause();
    }
  };
}

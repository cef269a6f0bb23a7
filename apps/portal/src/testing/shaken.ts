import type { Transport } from '@careers/gateway';

/** Not that of a test which plays with time. */
const { setTimeout } = globalThis;

/** Mostly a moment, now and then so long that replies overtake each other; in milliseconds. */
const randomWait = () => Math.random() * (Math.random() < 0.25 ? 300 : 25);

const pause = () => new Promise((done) => setTimeout(done, randomWait()));

/**
 * With `SHAKE=1` in the environment each request arrives, and each reply comes, after a random while, as on a real line: a
 * test or a page that takes one order of two replies for granted fails now and then.
 */
export function shaken(line: Transport): Transport {
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

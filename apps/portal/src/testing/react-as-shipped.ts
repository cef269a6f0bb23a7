import React from 'react';
import { flushSync } from 'react-dom';

/** The real one, also in tests with fake timers. */
const { setImmediate } = globalThis;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/**
 * Stands in for React's `act`, which only its development build has: what a callback changes is drawn when it has returned, or
 * when the promise that it returned is fulfilled. The testing library calls it around each event and each `render`.
 */
function act(callback: () => unknown): PromiseLike<unknown> {
  let result: unknown;
  flushSync(() => {
    result = callback();
  });
  return isPromise(result) ? drawn(result) : Promise.resolve(result);
}

async function drawn(acting: Promise<unknown>): Promise<unknown> {
  const result = await acting;
  // React's scheduler draws in the next turn; then it runs effects, and draws what they have changed.
  for (const _ of ['drawn', 'effects', 'drawn again']) await new Promise((next) => void setImmediate(next));
  return result;
}

// The testing library takes it from there when it is loaded.
if (!('act' in React)) Object.assign(React, { act });

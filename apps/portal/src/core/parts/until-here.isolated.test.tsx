import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** React keeps what stands in for something for 300 ms; whoever waits for less is not heard of here. */
const LONG_MILLISECONDS = 100;

let root: Root | undefined;

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { setTimeout: soon } = globalThis;
  // React takes its timers when it is loaded: those that would end the waiting never do.
  vi.stubGlobal('setTimeout', (callback: () => void, delay = 0) =>
    delay < LONG_MILLISECONDS ? soon(callback, delay) : 0,
  );
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Lets all that can happen without a timer happen. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}

async function show(content: ReactNode): Promise<HTMLElement> {
  const { createRoot } = await import('react-dom/client');
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(content);
  await settle();
  return place;
}

/** A part whose code comes when it is told to. */
async function partOnTheWay() {
  const { lazy } = await import('./lazy.tsx');
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  return {
    Part: lazy(() => code.promise),
    arrive: async () => {
      code.resolve({ default: () => <p>The part</p> });
      await settle();
    },
  };
}

test('content that waits for a promise is shown as soon as the promise is settled', async () => {
  const { UntilHere } = await import('./until-here.tsx');
  const { Part, arrive } = await partOnTheWay();
  const place = await show(
    <UntilHere fallback="Loading">
      <Part />
    </UntilHere>,
  );
  expect(place.textContent).toBe('Loading');
  await arrive();
  expect(place.textContent).toBe('The part');
});

test('content that waits for a second promise after the first is shown as soon as the second is settled', async () => {
  const { UntilHere, useAwaiting } = await import('./until-here.tsx');
  const { use } = await import('react');
  const { Part, arrive } = await partOnTheWay();
  const words = Promise.withResolvers<string>();
  function Said() {
    useAwaiting()(words.promise);
    return (
      <>
        {use(words.promise)}
        <Part />
      </>
    );
  }
  const place = await show(
    <UntilHere fallback="Loading">
      <Said />
    </UntilHere>,
  );
  words.resolve('Words, and ');
  await settle();
  expect(place.textContent).toBe('Loading');
  await arrive();
  expect(place.textContent).toBe('Words, and The part');
});

test('Suspense alone would keep its fallback for longer, which is why there is UntilHere', async () => {
  const { Suspense } = await import('react');
  const { Part, arrive } = await partOnTheWay();
  const place = await show(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  await arrive();
  expect(place.textContent).toBe('Loading');
});

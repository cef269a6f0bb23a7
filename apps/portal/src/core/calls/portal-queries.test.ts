import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { PortalQueries } from './portal-queries.ts';

const queries = new PortalQueries();
afterEach(() => queries.clear());

/** A server whose answers arrive when the test lets them; each says what was true when it was asked. */
function server() {
  let truth = 'before';
  const onTheirWay: (() => void)[] = [];
  const asked: string[] = [];
  return {
    asked,
    change: () => {
      truth = 'after';
    },
    answer: () => {
      for (const arrive of onTheirWay.splice(0)) arrive();
    },
    ask: () => {
      const said = truth;
      asked.push(said);
      return new Promise<string>((resolve) => onTheirWay.push(() => resolve(said)));
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done));

/** As a component that shows an answer. */
function show(queryKey: QueryKey, queryFn: () => Promise<string>) {
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  return { shown: () => observer.getCurrentResult(), leave: observer.subscribe(() => {}) };
}

test.each([
  ['the first one', false],
  ['one that follows on another', true],
])(
  'an answer that was asked for before something changed is not taken for a fresh one: %s',
  async (_, isLater) => {
    const { ask, answer, change, asked } = server();
    const { shown, leave } = show(['one'], ask);
    if (isLater) {
      answer();
      await settled();
      void queries.invalidateQueries();
    }
    const before = asked.length;
    change();
    void queries.invalidateQueries();
    answer();
    await settled();
    expect(shown()).toMatchObject({ data: 'after', fetchStatus: 'idle' });
    expect(asked.slice(before)).toEqual(['after']);
    leave();
  },
);

test('what was asked for ahead of its page is asked again, too, and whoever waits for it gets the later answer', async () => {
  const { ask, answer, change } = server();
  const awaited = queries.fetchQuery({ queryKey: ['ahead'], queryFn: ask });
  change();
  void queries.invalidateQueries({ refetchType: 'none' });
  answer();
  expect(await awaited).toBe('after');
});

test('what the filters do not name goes on', async () => {
  const { ask, answer, change, asked } = server();
  const { shown, leave } = show(['other'], ask);
  change();
  void queries.invalidateQueries({ queryKey: ['one'] });
  answer();
  await settled();
  expect([shown().data, asked]).toEqual(['before', ['before']]);
  leave();
});

test('what could not be asked again says so where it is shown', async () => {
  const failing = server();
  let isDown = false;
  const { shown, leave } = show(['one'], () => (isDown ? Promise.reject(new Error('down')) : failing.ask()));
  isDown = true;
  void queries.invalidateQueries();
  await settled();
  expect(shown().error?.message).toBe('down');
  leave();
});

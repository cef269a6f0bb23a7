import { expect, test } from 'vitest';
import { createUnsavedWork } from './unsaved.ts';

test('knows each form with edits until it is removed', () => {
  const work = createUnsavedWork();
  const removals = [1, 2].map(() => work.add({ send: async () => true }));
  const isEmpty = [work.isEmpty()];
  for (const remove of removals) {
    remove();
    isEmpty.push(work.isEmpty());
  }
  expect(isEmpty).toEqual([false, false, true]);
});

test('saves what can be saved, whatever fails beside it, and has answered when all has been sent', async () => {
  const work = createUnsavedWork();
  const { promise: reply, resolve: answer } = Promise.withResolvers<boolean>();
  const removeLost = work.add({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
  const removeInvalid = work.add({ send: async () => false });
  work.add({ send: () => reply });
  const sent = work.sendAll().then(() => {
    removeLost();
    removeInvalid();
    return work.isEmpty();
  });
  answer(true);
  expect(await sent).toBe(true);
});

test('what could not be saved is still unsaved', async () => {
  const work = createUnsavedWork();
  work.add({ send: async () => false });
  await work.sendAll();
  expect(work.isEmpty()).toBe(false);
});

import { expect, it } from 'vitest';
import { FileShelf } from './file-shelf.ts';

const file = (bytes: number) => ({ name: 'a', type: '', bytes: new Uint8Array(bytes) });

it('a file shelf counts the bytes of its files, as they are added, replaced and removed', () => {
  const shelf = new FileShelf();
  shelf.set('a', file(10)).set('b', file(20)).set('a', file(5)).set('c', file(1));
  expect([shelf.bytes, [...shelf.keys()]]).toEqual([26, ['b', 'a', 'c']]);
  shelf.delete('b');
  shelf.delete('nothing');
  expect(shelf.bytes).toBe(6);
  shelf.clear();
  expect([shelf.bytes, shelf.size]).toEqual([0, 0]);
});

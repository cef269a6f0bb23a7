import { describe, expect, test } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage } from './storage.ts';
import { visitorIdOf } from './visitor-id.ts';

const visit = (kept?: string) => {
  const storage = createMemoryStorage(kept === undefined ? {} : { visitorId: kept });
  return { storage, id: visitorIdOf(createSessionStore(storage)) ?? '' };
};

/** The same texts on every run: letters, marks, controls and halves of pairs. */
function textAt(seed: number): string {
  let state = seed * 2654435761;
  return Array.from({ length: seed % 12 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(state >>> 16);
  }).join('');
}

describe('the visitor’s id', () => {
  test('is made up once, is kept, and is another for everybody', () => {
    const { storage, id } = visit();
    expect(id).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(storage.get('visitorId')).toBe(id);
    expect(visitorIdOf(createSessionStore(storage))).toBe(id);
    expect(new Set(Array.from({ length: 50 }, () => visit().id)).size).toBe(50);
  });

  test('is what an earlier visit has kept', () => {
    expect(visit('3f1c-visitor_1').id).toBe('3f1c-visitor_1');
  });

  test.each(['', ' ', 'a b', 'a\nAuthorization: x', 'é', '访客', '"1"', '{}', '<b>', 'a;b', '\u0000'])(
    'is made up anew for %j, which no header could carry or nobody has made',
    (kept) => expect(visit(kept).id).toMatch(/^[\d-]{7,}$/),
  );

  test('can travel in a header, whatever was kept', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { storage, id } = visit(textAt(seed));
      expect(new Headers({ visitorId: id }).get('visitorId')).toBe(id);
      expect(id).not.toBe('');
      expect(storage.get('visitorId')).toBe(id);
    }
  });
});

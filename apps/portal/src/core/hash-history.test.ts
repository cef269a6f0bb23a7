import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createRouteHistory } from './hash-history.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  return open().location;
};

/** A history that is gone when the test ends. */
function open() {
  const history = createRouteHistory();
  onTestFinished(history.destroy);
  return history;
}

describe('the route behind the #', () => {
  it.each([
    ['/#/position?keyword=a', '/position', '?keyword=a', ''],
    ['/?scenario=large#/position?keyword=a', '/position', '?keyword=a', ''],
    ['/?scenario=large', '/', '', ''],
    ['/', '/', '', ''],
    ['/#/?timestamp=17#/position?id=1', '/', '?timestamp=17', '#/position?id=1'],
  ])('%s', (address, pathname, search, hash) => {
    const place = at(address);
    expect([place.pathname, place.search, place.hash]).toEqual([pathname, search, hash]);
  });

  it('keeps what stands before the # when it goes on', () => {
    window.history.replaceState(null, '', '/?scenario=large#/homepage');
    const history = open();
    history.push('/position?page=2');
    history.flush();
    expect(location.search + location.hash).toBe('?scenario=large#/position?page=2');
  });
});

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

  it('goes on where the path of the page begins with two slashes, which would be another host by itself', () => {
    window.history.replaceState(null, '', `${location.origin}//careers/#/homepage`);
    const history = open();
    history.push('/position');
    history.flush();
    expect(location.href).toBe(`${location.origin}//careers/#/position`);
    expect(new URL(history.createHref('/feedback'), location.href).href).toBe(
      `${location.origin}//careers/#/feedback`,
    );
  });

  /** Goes to an address as somebody does who types it, or follows a link of a mail in this tab. */
  const type = async (address: string) => {
    const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
    location.assign(address);
    await arrived;
  };

  it('gives an address that was typed the next place among the entries, and its own again on the way back', async () => {
    window.history.replaceState(null, '', '/#/homepage');
    const history = open();
    history.push('/position');
    history.flush();
    await type('#/feedback');
    await type('#/feedback?websiteId=1');
    const places = [history.location.state.__TSR_index];
    const key = history.location.state.__TSR_key;
    for (const step of [-1, -1, 2]) {
      const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
      window.history.go(step);
      await arrived;
      places.push(history.location.state.__TSR_index);
    }
    expect(places).toEqual([3, 2, 1, 3]);
    expect(history.location.state.__TSR_key).toBe(key);
  });

  it('counts an address that was typed after the way back from where that led', async () => {
    window.history.replaceState(null, '', '/#/homepage');
    const history = open();
    for (const path of ['/position', '/feedback']) {
      history.push(path);
      history.flush();
    }
    const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
    window.history.go(-2);
    await arrived;
    await type('#/login');
    expect(history.location.state.__TSR_index).toBe(1);
  });

  it('leaves the place of an entry to the same address, opened once more', () => {
    window.history.replaceState(null, '', '/#/homepage');
    const history = open();
    history.push('/position');
    history.flush();
    // As browsers do it: the new entry takes the old one's place, without its state.
    History.prototype.replaceState.call(window.history, null, '', '/#/position');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(history.location.state.__TSR_index).toBe(1);
  });

  it('gives the next place to the same address where a browser opens it in an entry of its own', () => {
    window.history.replaceState(null, '', '/#/homepage');
    const history = open();
    history.push('/position');
    history.flush();
    // As Chromium does it where the address is typed again, or comes from another program.
    History.prototype.pushState.call(window.history, null, '', '/#/position');
    const entries = ['/#/homepage', '/#/position', '/#/position'].map((url) => ({
      url: new URL(url, location.origin).href,
    }));
    vi.stubGlobal('navigation', { currentEntry: { index: 2 }, entries: () => entries });
    onTestFinished(() => void vi.unstubAllGlobals());
    dispatchEvent(new PopStateEvent('popstate'));
    expect(history.location.state.__TSR_index).toBe(2);
  });
});

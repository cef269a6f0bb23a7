import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';
import { newKey } from '../new-key.ts';

/** Whether the entry before the current one has the same address: from outside of the page, Chromium opens one twice like that. */
function followsItself(): boolean {
  const { navigation } = window;
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url === location.href;
}

/**
 * A history whose whole route is behind the `#`: path, query, and what follows a second `#`. What stands before the `#` belongs to
 * whoever serves the page. (The router's own hash history mixes the two queries.)
 */
export function createRouteHistory(): RouterHistory {
  /** The browser's current entry, as far as the history has been notified of it. */
  let entry = { index: -1, hash: location.hash };

  /**
   * The state of the browser's current entry. A typed address, or a mail's link that opens in this tab, makes an entry without the
   * router's index: it gets the next one. Without an index the router cannot go back from there, as a form that blocks its leaving
   * needs.
   */
  function placedState() {
    const { index, hash } = entry;
    if (history.state?.__TSR_index === undefined) {
      const key = newKey();
      // The same address again replaces its entry, and so keeps its index.
      const own = location.hash === hash && index >= 0 && !followsItself() ? index : index + 1;
      const state = { ...history.state, __TSR_index: own, key, __TSR_key: key };
      // Past the `replaceState` that the router has patched: it reads this state itself right after.
      History.prototype.replaceState.call(history, state, '');
    }
    entry = { index: history.state.__TSR_index, hash: location.hash };
    return history.state;
  }

  const made = createBrowserHistory({
    parseLocation: () => parseHref(location.hash.slice(1) || '/', placedState()),
    // By itself, a path that begins with two slashes would be another host.
    createHref: (href) => `${location.pathname.replace(/^\/\//, '/.//')}${location.search}#${href}`,
  });
  made.subscribe(({ location: { href, state } }) => {
    entry = { index: state.__TSR_index, hash: `#${href}` };
  });
  return made;
}

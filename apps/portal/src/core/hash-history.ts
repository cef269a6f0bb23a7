import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';
import { newKey } from './new-key.ts';

/**
 * The route stands behind the `#`, all of it: path, query, and what follows a second `#`. What stands before
 * the `#` belongs to whoever serves the page. (The router's own hash history mixes the two queries.)
 */
export function createRouteHistory(): RouterHistory {
  /** The entry that the browser is at, as far as has been heard of it. */
  let entry = { index: -1, hash: location.hash };

  /**
   * The state of the browser's entry. An address that is typed, or a link of a mail that is opened in this tab, makes an
   * entry that knows no place among the others: it gets the next one. Without it nobody can go back from there to a form
   * that is not to be left.
   */
  function placedState() {
    const { index, hash } = entry;
    if (history.state?.__TSR_index === undefined) {
      const key = newKey();
      // The same address once more takes the place of its entry.
      const own = location.hash === hash && index >= 0 ? index : index + 1;
      const state = { ...history.state, __TSR_index: own, key, __TSR_key: key };
      // The router, which listens to the page's own function, is about to read this by itself.
      History.prototype.replaceState.call(history, state, '');
    }
    entry = { index: history.state.__TSR_index, hash: location.hash };
    return history.state;
  }

  const made = createBrowserHistory({
    parseLocation: () => parseHref(location.hash.slice(1) || '/', placedState()),
    createHref: (href) => `${location.pathname}${location.search}#${href}`,
  });
  made.subscribe(({ location: { href, state } }) => {
    entry = { index: state.__TSR_index, hash: `#${href}` };
  });
  return made;
}

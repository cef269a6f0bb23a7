import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, with which Radix's scroll lock writes a `<style>` that a strict CSP
 * refuses. Constructed sheets in `adoptedStyleSheets` pass. Same exports, same behaviour: the first rules given
 * stand until the last user is gone.
 */
interface StyleSingleton {
  add: (css: string) => void;
  remove: () => void;
}

export function stylesheetSingleton(): StyleSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
}

/** A hook that applies its rules while it is mounted; changed rules are only applied if `dynamic`. */
export function styleHookSingleton(): (css: string, dynamic?: boolean) => void {
  const singleton = stylesheetSingleton();
  return (css, dynamic) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first rules stand unless they are dynamic
    useEffect(() => {
      singleton.add(css);
      return () => singleton.remove();
    }, [dynamic && css]);
  };
}

/** The same as a component that renders nothing. */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useStyle = styleHookSingleton();
  return function StyleSheet({ styles, dynamic }) {
    useStyle(styles, dynamic);
    return null;
  };
}

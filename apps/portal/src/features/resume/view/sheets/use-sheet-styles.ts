import { useInsertionEffect } from 'react';
import css from './sheets.css?inline';

let users = 0;
let styles: CSSStyleSheet | undefined;

/**
 * The look of the sheets, while some are shown. As a constructed sheet it is no part of the first load's styles, and passes a
 * policy that allows no inline ones.
 */
export function useSheetStyles(): void {
  useInsertionEffect(() => {
    users++;
    if (!styles) {
      styles = new CSSStyleSheet();
      styles.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    }
    return () => {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles);
      styles = undefined;
    };
  }, []);
}

import { useInsertionEffect } from 'react';
import sheets from './sheets.css?inline';
import classic from './templates/classic.css?inline';
import compact from './templates/compact.css?inline';
import elegant from './templates/elegant.css?inline';
import modern from './templates/modern.css?inline';

/** What a template says comes after what holds for all, and outranks it. */
const css = [sheets, classic, compact, elegant, modern].join('\n');

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

import { useInsertionEffect } from 'react';
import sheets from './sheets.css?inline';
import classic from './templates/classic.css?inline';
import compact from './templates/compact.css?inline';
import elegant from './templates/elegant.css?inline';
import modern from './templates/modern.css?inline';

/** The styles of templates come last and take precedence. */
const css = [sheets, classic, compact, elegant, modern].join('\n');

let users = 0;
let styles: CSSStyleSheet | undefined;

/**
 * Adds the styles of the sheets while some are shown. As a constructed style sheet they are not part of the first load, and
 * allowed by a content policy without inline styles.
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

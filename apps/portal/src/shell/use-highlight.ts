import { useEffect, useState } from 'react';

/** The highlight of the menu follows so many milliseconds later (section 9): a page passed through lights nothing. */
const HIGHLIGHT_AFTER_MS = 800;

/** The entry that is highlighted; the first one at once. */
export function useHighlight(current: string | undefined): string | undefined {
  const [lit, setLit] = useState(current);
  useEffect(() => {
    const timer = setTimeout(setLit, HIGHLIGHT_AFTER_MS, current);
    return () => clearTimeout(timer);
  }, [current]);
  return lit;
}

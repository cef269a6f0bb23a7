import { useEffect, useState } from 'react';

/** The delay of the menu's highlight (section 9): a page that is only passed through is not highlighted. */
const HIGHLIGHT_AFTER_MS = 800;

/** The highlighted entry; the first one without delay. */
export function useHighlight(current: string | undefined): string | undefined {
  const [lit, setLit] = useState(current);
  useEffect(() => {
    const timer = setTimeout(setLit, HIGHLIGHT_AFTER_MS, current);
    return () => clearTimeout(timer);
  }, [current]);
  return lit;
}

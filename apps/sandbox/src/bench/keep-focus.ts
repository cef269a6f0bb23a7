import { flushSync } from 'react-dom';

/**
 * Runs a change that may remove the focused control from the page. If it does, the focus goes to what a selector finds afterwards in the
 * bench, and does not begin at the top of the page again. The portal beside it may show the same delivery, found by the same selector.
 */
export function keepFocus(selector: string, change: () => void): void {
  const before = document.activeElement;
  flushSync(change);
  if (before?.isConnected !== false) return;
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  found.find((one) => one.closest('.bench, .bench-tab'))?.focus();
}

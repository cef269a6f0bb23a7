import { flushSync } from 'react-dom';

/**
 * Runs a change that may remove the focused control from the page. If it does, the focus goes to what a selector finds afterwards, and
 * does not begin at the top of the page again.
 */
export function keepFocus(selector: string, change: () => void): void {
  const before = document.activeElement;
  flushSync(change);
  if (before?.isConnected === false) document.querySelector<HTMLElement>(selector)?.focus();
}

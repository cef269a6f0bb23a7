/** Runs `work` when the browser is idle; in Safari, which has no `requestIdleCallback`, a second later. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, 1000);
}

/** Has something done once nothing else is under way. Safari cannot say when that is. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, 1000);
}

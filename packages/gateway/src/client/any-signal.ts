/** Aborts as soon as one of the signals does. Safari before 17.4 and Chrome before 116 have no `AbortSignal.any`. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const joint = new AbortController();
  for (const signal of signals) {
    const follow = () => joint.abort(signal.reason);
    if (signal.aborted) follow();
    // The listener is removed with the first abort, so that a long-lived signal does not collect one per call.
    else signal.addEventListener('abort', follow, { once: true, signal: joint.signal });
  }
  return joint.signal;
}

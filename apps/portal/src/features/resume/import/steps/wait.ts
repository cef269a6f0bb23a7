/**
 * Waits for a number of milliseconds.
 * @throws the signal's reason when it is aborted
 */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      signal.removeEventListener('abort', giveUp);
      done();
    }
    function giveUp(): void {
      clearTimeout(timer);
      fail(signal.reason);
    }
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

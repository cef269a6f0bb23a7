/** Waits so many milliseconds. @throws the signal's reason, as soon as it is given up */
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

/** How long the next page may be on its way; a page that is still there then has stayed. */
const PATIENCE_MS = 10_000;

/**
 * Returns what a request is answered with, and holds back a failure that is only caused by leaving the page. Firefox ends all requests
 * as soon as another page, or this one again, is asked for, although this page stays on the screen until the other one has come: whoever
 * follows a link would read that the network is not reachable. Such a failure waits until the page has stayed, or has come back.
 *
 * The listener is there only while something is asked: Firefox may not keep a page that always has one for the way back.
 */
export async function failIfStays<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let stayed: Promise<void> | undefined;
  const leave = () => {
    stayed = untilStayed();
  };
  addEventListener('beforeunload', leave);
  try {
    return await asked;
  } catch (failure) {
    await stayed;
    throw failure;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

function untilStayed(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience);
      removeEventListener('pageshow', back);
      resolve();
    };
    // A page that still loads is shown for the first time.
    const back = ({ persisted }: PageTransitionEvent) => persisted && end();
    const patience = setTimeout(end, PATIENCE_MS);
    addEventListener('pageshow', back);
  });
}

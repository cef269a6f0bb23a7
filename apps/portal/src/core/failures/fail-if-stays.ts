/** How long the next page may be on its way; a page that is still there then has stayed. */
const PATIENCE_MS = 10_000;

/**
 * What was asked of the network, without a failure that only comes of leaving the page. As soon as another page is asked for, or this
 * one again, Firefox ends all requests, though this page is on the screen until the other one has come: it would tell whoever follows
 * a link that the network is not reachable. So such a failure waits until the page has stayed or has come back.
 *
 * It listens only while something is asked: Firefox may not keep a page that always does for the way back.
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

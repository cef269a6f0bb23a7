import type { Signer } from '@careers/gateway';

/**
 * A signer that gives up what it was signing as soon as the page comes back from the back/forward cache: Firefox forgets a signature
 * that was begun as the page was left, so a last save would go on for good. Nothing was sent, so it can be tried again.
 */
export function endOnReturn(signer: Signer): Signer {
  return (query, paramString) =>
    new Promise((resolve, reject) => {
      const back = ({ persisted }: PageTransitionEvent) =>
        persisted && reject(new Error('the page was left before the call was signed'));
      addEventListener('pageshow', back);
      Promise.resolve(signer(query, paramString))
        .then(resolve, reject)
        .finally(() => removeEventListener('pageshow', back));
    });
}

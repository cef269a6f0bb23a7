import { type Portal, userOf } from '../core/portal/portal.ts';

/**
 * Makes what is done when a session has expired in the middle of a call. Calls and uploads may fail at the same time because of it: the
 * login is shown once for all of them, and not again for a reply that comes after the person has closed it (decision 0077).
 */
export function createLoginAgain(
  session: Portal['session'],
  loginPrompts: Portal['loginPrompts'],
): Portal['onExpired'] {
  let askedLogin: Promise<boolean> | undefined;
  let givenUp: string | undefined;
  return (_failure, usedToken) => {
    if (usedToken !== undefined && usedToken === givenUp) return Promise.resolve(false);
    const userId = userOf(session);
    session.expire();
    askedLogin ??= loginPrompts
      .ask({ userId })
      .then((isBack) => {
        if (!isBack) givenUp = usedToken;
        return isBack;
      })
      .finally(() => {
        askedLogin = undefined;
      });
    return askedLogin;
  };
}

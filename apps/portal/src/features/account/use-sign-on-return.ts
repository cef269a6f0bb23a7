import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppLocation } from '../../core/app-location.ts';
import { isServerSpeaking } from '../../core/failures.ts';
import { isInternal } from '../../core/is-internal.ts';
import { useGo } from '../../core/link.tsx';
import { type Portal, usePortal } from '../../core/portal.ts';
import { mayBeginByItself, signOnReturn, spendSignOn } from '../../core/session/index.ts';
import { useLanguageChange } from '../../core/use-language-change.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { leaveForSignOn, loginByCodeOfSignOn } from './sign-on.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';
import { type OtherPersonQuestion, useOtherPerson } from './use-other-person.ts';

interface Returning {
  /** It is not known yet who is logged in. */
  readonly waiting: boolean;
  /** Why the last exchange did not work. */
  readonly failure: unknown;
  /** Whether somebody else's session may be replaced. */
  readonly question: OtherPersonQuestion | undefined;
}

const ignore: OnLoggedIn = () => {};

/**
 * On `/login` with a `code`, exchanges it for a session (section 2, Route guard), if this tab has begun the sign-on
 * that it comes from: a link could bring anybody's (decision 0028). Code and state leave the address at once, whatever
 * becomes of them: they are good for one try, and nobody is to find them there (decision 5.5).
 */
export function useSignOnReturn(): Returning {
  const { t } = useLingui();
  const portal = usePortal();
  const location = useAppLocation();
  const go = useGo();
  const returned = signOnReturn(location);
  const [taking, setTaking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useLanguageChange(() => {
    if (isServerSpeaking(failure)) setFailure(undefined);
  });
  const { question, mayLogIn } = useOtherPerson();
  const { submit } = useLogin({ onLoggedIn: ignore, mayLogIn, onFailure: setFailure });

  const [gone] = useState(() => new AbortController());
  useEffect(() => () => gone.abort(), [gone]);
  const take = useEffectEvent(async () => {
    const { code, state } = returned ?? {};
    setTaking(true);
    const own = spendSignOn(portal.tab, state, portal.clock());
    const { code: _code, state: _state, ...rest } = location.query;
    await go(location.path, rest, { replace: true });
    if (code && own) await submit(loginByCodeOfSignOn(code));
    else if (code && !(await beginOwn(portal, gone.signal)) && !gone.signal.aborted)
      portal.toasts.show({
        tone: 'info',
        message: t`This link tried to log you in from outside this tab, so it was not used.`,
      });
    setTaking(false);
  });
  const came = returned && `${returned.code} ${returned.state}`;
  useEffect(() => {
    if (came !== undefined) void take();
  }, [came]);
  return { waiting: taking || returned !== undefined, failure, question };
}

/**
 * Has a visitor of an internal site sign on: whoever followed a link with a code has mostly been at the directory
 * already. Says whether the browser is leaving.
 */
async function beginOwn(portal: Portal, signal: AbortSignal): Promise<boolean> {
  if (portal.session.get().Authorization) return false;
  try {
    const site = await portal.queries.fetchQuery(siteQuery(portal));
    const mayBegin = isInternal(site) && mayBeginByItself(portal.tab, portal.clock());
    if (mayBegin) await leaveForSignOn(portal, signal);
    return mayBegin;
  } catch {
    // The login page is there.
    return false;
  }
}

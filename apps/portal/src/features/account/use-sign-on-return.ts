import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { isServerSpeaking } from '../../core/failures/failures.ts';
import { useLanguageChange } from '../../core/language/use-language-change.ts';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useGo } from '../../core/navigation/link.tsx';
import { isInternal } from '../../core/portal/is-internal.ts';
import { type Portal, usePortal } from '../../core/portal/portal.ts';
import { mayBeginByItself, signOnReturn, spendSignOn, tokenOfSignOn } from '../../core/session/index.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { leaveForSignOn, loginByCodeOfSignOn } from './sign-on.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';
import { type OtherPersonQuestion, useOtherPerson } from './use-other-person.ts';

interface Returning {
  /** Whether the code is still being exchanged. */
  readonly waiting: boolean;
  /** The failure of the last exchange. */
  readonly failure: unknown;
  /** Whether somebody else's session may be replaced. */
  readonly question: OtherPersonQuestion | undefined;
}

const ignore: OnLoggedIn = () => {};

/**
 * On `/login` with a `code`, exchanges it for a session (section 2, Route guard), but only if this tab has begun the sign-on: a link
 * could carry somebody else's code (decision 0028). Code and state are removed from the address at once, whatever the outcome: they
 * can be used once, and nobody is to find them there (decision 5.5).
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
    const token = tokenOfSignOn(portal.tab, state, portal.clock());
    const own = spendSignOn(portal.tab, state, portal.clock());
    const { code: _code, state: _state, ...rest } = location.query;
    await go(location.path, token ? { ...rest, token } : rest, { replace: true });
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
 * Begins a sign-on of this tab's own for a visitor of an internal site: somebody who followed a link with a code has mostly logged in
 * at the directory already. Resolves with whether the browser is leaving.
 */
async function beginOwn(portal: Portal, signal: AbortSignal): Promise<boolean> {
  if (portal.session.get().Authorization) return false;
  try {
    const site = await portal.queries.fetchQuery(siteQuery(portal));
    const mayBegin = isInternal(site) && mayBeginByItself(portal.tab, portal.clock());
    if (mayBegin) await leaveForSignOn(portal, signal);
    return mayBegin;
  } catch {
    // The login page stays, with the button to sign on.
    return false;
  }
}

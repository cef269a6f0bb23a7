import { useEffect, useEffectEvent, useState } from 'react';
import { isServerSpeaking } from '../../app/failures.ts';
import { useGo } from '../../app/link.tsx';
import { usePlaceInApp } from '../../app/place-in-app.ts';
import { useLanguageChange } from '../../app/use-language-change.ts';
import { signOnCode } from '../session/index.ts';
import { loginByCodeOfSignOn } from './sign-on.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';

interface SignOnReturn {
  /** A code is being exchanged for a session. */
  readonly exchanging: boolean;
  /** Why the last exchange did not work. */
  readonly failure: unknown;
}

const ignore: OnLoggedIn = () => {};

/**
 * On `/login` with a `code`, exchanges it for a session (section 2, Route guard). The code leaves the address at
 * once, worked or not: it is good for one try, and nobody is to find it there (decision 5.5).
 */
export function useSignOnReturn(): SignOnReturn {
  const place = usePlaceInApp();
  const go = useGo();
  const [code] = useState(() => signOnCode(place));
  const [exchanging, setExchanging] = useState(code !== undefined);
  const [failure, setFailure] = useState<unknown>();
  useLanguageChange(() => {
    if (isServerSpeaking(failure)) setFailure(undefined);
  });
  const { submit } = useLogin({ onLoggedIn: ignore, onFailure: setFailure });

  const exchange = useEffectEvent(async (given: string) => {
    const { code: _spent, ...rest } = place.query;
    await go(place.path, rest, { replace: true });
    await submit(loginByCodeOfSignOn(given));
    setExchanging(false);
  });
  useEffect(() => {
    if (code !== undefined) void exchange(code);
  }, [code]);
  return { exchanging, failure };
}

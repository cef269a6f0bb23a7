import type { LoginResult, UserInfo } from '@careers/gateway/contract';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';

/** The question whether a session may replace another person's. */
export interface OtherPersonQuestion {
  /** Who is logged in, and who would be. */
  readonly current: string;
  readonly next: string;
  readonly answer: (goOn: boolean) => void;
}

interface OtherPerson {
  readonly question: OtherPersonQuestion | undefined;
  readonly mayLogIn: (result: LoginResult) => Promise<boolean>;
}

/** Asks before a session that is still valid is replaced by another person's. */
export function useOtherPerson(): OtherPerson {
  const { session } = usePortal();
  const [question, setQuestion] = useState<OtherPersonQuestion>();
  const asked = useRef<OtherPersonQuestion>(undefined);
  // Leaving the page counts as no.
  useEffect(() => () => asked.current?.answer(false), []);

  return {
    question,
    mayLogIn: (result) => {
      const { Authorization, userInfo } = session.get();
      if (!Authorization || userInfo?.userid === result.userInfo.userid) return Promise.resolve(true);
      return new Promise((resolve) => {
        const answer = (goOn: boolean) => {
          resolve(goOn);
          setQuestion(undefined);
        };
        asked.current = { current: nameOf(userInfo), next: nameOf(result.userInfo), answer };
        setQuestion(asked.current);
      });
    },
  };
}

function nameOf(user: UserInfo | undefined): string {
  return user?.name || user?.userName || user?.phone || user?.email || '';
}

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { lazy } from '../core/lazy.tsx';
import { PartBoundary } from '../core/part-boundary.tsx';
import { usePortal } from '../core/portal.ts';
import type { Prompts } from '../core/prompts.ts';
import { useFailureToast } from '../core/use-failure-toast.ts';

const CaptchaHost = lazy(() => import('../features/account/captcha-host.tsx'));
const LoginHost = lazy(() => import('../features/account/login-host.tsx'));

/** The login and the captcha over the page, once a call has asked for one. */
export function PromptHosts() {
  const { loginPrompts, captchaPrompts } = usePortal();
  return (
    <>
      <Host requests={loginPrompts} otherwise={false}>
        {(request) => <LoginHost request={request} />}
      </Host>
      <Host requests={captchaPrompts} otherwise={undefined}>
        {(request) => <CaptchaHost request={request} />}
      </Host>
    </>
  );
}

interface HostProps<Ask, Answer> {
  readonly requests: Prompts<Ask, Answer>;
  /** Answers a request whose host could not be loaded: a call must not wait for ever. */
  readonly otherwise: Answer;
  /** The host; without a request too, since it takes its leave in its own time. */
  readonly children: (request: Ask | undefined) => ReactNode;
}

/** What calls ask of the screen: its host is loaded when it is first asked for, then kept; the next request is another try. */
function Host<Ask, Answer>({ requests, otherwise, children }: HostProps<Ask, Answer>) {
  const request = useSyncExternalStore(requests.subscribe, requests.current);
  const [needed, setNeeded] = useState(false);
  if (request && !needed) setNeeded(true);
  const say = useFailureToast();
  if (!needed) return null;
  return (
    <PartBoundary
      again={request}
      onFailed={(error) => {
        if (request === undefined) return;
        say(error);
        requests.answer(otherwise);
      }}
    >
      {children(request)}
    </PartBoundary>
  );
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { useFailureToast } from '../core/calls/use-failure-toast.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { usePortal } from '../core/portal/portal.ts';
import type { Prompts } from '../core/portal/prompts.ts';
import { useHasBeen } from '../core/use-has-been.ts';

const CaptchaHost = lazy(() => import('../features/account/captcha-host.tsx'));
const LoginHost = lazy(() => import('../features/account/login-host.tsx'));

/** The hosts of the login and the captcha over the page. */
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
  /** The answer if the host could not be loaded, so that no call waits for ever. */
  readonly otherwise: Answer;
  /** Renders the host; also without a request, since it closes with an animation. */
  readonly children: (request: Ask | undefined) => ReactNode;
}

/** Loads a host with its first request, and keeps it mounted. If loading fails, the next request tries again. */
function Host<Ask, Answer>({ requests, otherwise, children }: HostProps<Ask, Answer>) {
  const request = useSyncExternalStore(requests.subscribe, requests.current);
  const needed = useHasBeen(request !== undefined);
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

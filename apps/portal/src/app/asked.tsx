import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';
import type { Requests } from './requests.ts';

const CaptchaHost = lazy(() => import('../features/account/captcha-host.tsx'));
const LoginHost = lazy(() => import('../features/account/login-host.tsx'));

/** The login and the captcha over the page, once a call has asked for one. */
export function Asked() {
  const { loginRequests, captchaRequests } = usePortal();
  return (
    <>
      <Host requests={loginRequests} otherwise={false}>
        {(request) => <LoginHost request={request} />}
      </Host>
      <Host requests={captchaRequests} otherwise={undefined}>
        {(request) => <CaptchaHost request={request} />}
      </Host>
    </>
  );
}

interface HostProps<Ask, Answer> {
  readonly requests: Requests<Ask, Answer>;
  /** Answers a request whose host could not be loaded: a call must not wait for ever. */
  readonly otherwise: Answer;
  /** The host; without a request too, since it takes its leave in its own time. */
  readonly children: (request: Ask | undefined) => ReactNode;
}

/** What calls ask of the screen: its host is loaded when it is first asked for, then kept. */
function Host<Ask, Answer>({ requests, otherwise, children }: HostProps<Ask, Answer>) {
  const request = useSyncExternalStore(requests.subscribe, requests.current);
  const [needed, setNeeded] = useState(false);
  if (request && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <HostBoundary request={request} onFailed={() => requests.answer(otherwise)}>
      <Suspense>{children(request)}</Suspense>
    </HostBoundary>
  );
}

interface HostBoundaryProps {
  readonly request: unknown;
  /** Called once for each request that cannot be shown. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Keeps a host that fails from taking the page with it; the next request is another try. */
class HostBoundary extends Component<HostBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.props.request !== undefined) this.props.onFailed();
  }

  override componentDidUpdate(before: HostBoundaryProps) {
    const { request } = this.props;
    if (this.state.failed && request !== undefined && request !== before.request)
      this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { FloatingRootProvider, type Toasts } from '@careers/ui';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { type Portal, PortalContext, usePortal } from './portal.ts';
import type { Requests } from './requests.ts';

const CaptchaHost = lazy(() => import('../features/account/captcha-host.tsx'));
const LoginHost = lazy(() => import('../features/account/login-host.tsx'));
const Toaster = lazy(() =>
  import('@careers/ui/toaster').then(
    (toaster) => ({ default: toaster.Toaster }),
    () => ({ default: PlainToaster }),
  ),
);

/** Messages whose look could not be fetched (the network may be what they speak of) are still said. */
function PlainToaster({ toasts }: { readonly toasts: Toasts }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  return <p role="alert">{shown.map(({ message }) => message).join(' ')}</p>;
}

interface PortalRootProps {
  readonly portal: Portal;
  readonly router: AnyRouter;
}

/** The portal's own root: its theme, its words, its pages, and what floats over them. */
export function PortalRoot({ portal, router }: PortalRootProps) {
  const [floatingRoot, setFloatingRoot] = useState<HTMLElement | null>(null);
  return (
    <PortalContext value={portal}>
      <I18nProvider i18n={portal.languages.i18n}>
        <QueryClientProvider client={portal.queries}>
          <FloatingRootProvider container={floatingRoot}>
            <div data-portal-root data-theme="auto" className="min-h-dvh">
              <RouterProvider router={router} />
              <div ref={setFloatingRoot} data-floating-root />
              {/* What floats over the page has links into the app too. */}
              <RouterContextProvider router={router}>
                <OverThePage />
              </RouterContextProvider>
            </div>
          </FloatingRootProvider>
        </QueryClientProvider>
      </I18nProvider>
    </PortalContext>
  );
}

/** Messages, and the login and captcha that calls ask for. */
function OverThePage() {
  const { loginRequests, captchaRequests } = usePortal();
  return (
    <>
      <Messages />
      <Asked requests={loginRequests} otherwise={false}>
        {(request) => <LoginHost request={request} />}
      </Asked>
      <Asked requests={captchaRequests} otherwise={undefined}>
        {(request) => <CaptchaHost request={request} />}
      </Asked>
    </>
  );
}

/** The toasts; what shows them is fetched with the first one. */
function Messages() {
  const { toasts } = usePortal();
  const { t } = useLingui();
  const any = useSyncExternalStore(toasts.subscribe, () => toasts.getSnapshot().length > 0);
  const [needed, setNeeded] = useState(false);
  if (any && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} labels={{ region: t`Messages`, dismiss: t`Dismiss` }} />
    </Suspense>
  );
}

interface AskedProps<Ask, Answer> {
  readonly requests: Requests<Ask, Answer>;
  /** Answers a request whose host could not be loaded: a call must not wait for ever. */
  readonly otherwise: Answer;
  /** The host; without a request too, since it takes its leave in its own time. */
  readonly children: (request: Ask | undefined) => ReactNode;
}

/** What calls ask of the screen: its host is loaded when it is first asked for, then kept. */
function Asked<Ask, Answer>({ requests, otherwise, children }: AskedProps<Ask, Answer>) {
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

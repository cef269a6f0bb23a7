import { FloatingRootProvider, type Toasts } from '@careers/ui';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type Portal, PortalContext, usePortal } from './portal.ts';

const Asked = lazy<ComponentType>(() =>
  import('./asked.tsx').then(
    (asked) => ({ default: asked.Asked }),
    () => ({ default: NobodyThere }),
  ),
);
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

/** Messages, and the login and captcha that calls ask for; what shows them is fetched when one is first asked for. */
function OverThePage() {
  const asked = useAsked();
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  return (
    <>
      <Messages />
      <Suspense>{needed && <Asked />}</Suspense>
    </>
  );
}

/** What calls ask of the screen now. */
function useAsked(): unknown {
  const { loginRequests, captchaRequests } = usePortal();
  const login = useSyncExternalStore(loginRequests.subscribe, loginRequests.current);
  const captcha = useSyncExternalStore(captchaRequests.subscribe, captchaRequests.current);
  return login ?? captcha;
}

/** Answers in the place of what could not be fetched: a call must not wait for ever. */
function NobodyThere() {
  const { loginRequests, captchaRequests } = usePortal();
  const asked = useAsked();
  useEffect(() => {
    if (!asked) return;
    if (loginRequests.current()) loginRequests.answer(false);
    else captchaRequests.answer(undefined);
  }, [asked, loginRequests, captchaRequests]);
  return null;
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

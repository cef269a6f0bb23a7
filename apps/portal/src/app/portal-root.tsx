import { FloatingRootProvider, Toaster } from '@careers/ui';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { type Portal, PortalContext, usePortal } from './portal.ts';
import type { PortalRouter } from './router.ts';

const CaptchaHost = lazy(() => import('../features/account/captcha-host.tsx'));
const LoginHost = lazy(() => import('../features/account/login-host.tsx'));

interface PortalRootProps {
  readonly portal: Portal;
  readonly router: PortalRouter;
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
              <OverThePage />
            </div>
          </FloatingRootProvider>
        </QueryClientProvider>
      </I18nProvider>
    </PortalContext>
  );
}

/** Messages, and the login and captcha that calls ask for: each is loaded when it is first asked. */
function OverThePage() {
  const { toasts, loginRequests, captchaRequests } = usePortal();
  const { t } = useLingui();
  const login = useSyncExternalStore(loginRequests.subscribe, loginRequests.current);
  const captcha = useSyncExternalStore(captchaRequests.subscribe, captchaRequests.current);
  return (
    <>
      <Toaster toasts={toasts} labels={{ region: t`Messages`, dismiss: t`Dismiss` }} />
      <Suspense>
        {login && <LoginHost request={login} />}
        {captcha && <CaptchaHost request={captcha} />}
      </Suspense>
    </>
  );
}

import { FloatingRootProvider, type Toast } from '@careers/ui';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useFailureToast } from '../core/calls/use-failure-toast.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { useSayPersonChange } from '../core/portal/person-change.ts';
import { type Portal, PortalContext, usePortal } from '../core/portal/portal.ts';
import { useZoneChange } from '../core/portal/use-zone-change.ts';
import { useHasBeen } from '../core/use-has-been.ts';
import { SiteProvider } from '../site-config/use-site.tsx';
import { DueConsents } from './due-consents.tsx';

const PromptHosts = lazy(async () => ({ default: (await import('./prompt-hosts.tsx')).PromptHosts }));
const Toaster = lazy(async () => ({ default: (await import('@careers/ui/toaster')).Toaster }));

/** Shows toasts as plain text if the toaster could not be fetched: the network may be what they are about. */
function PlainToaster({ shown }: { readonly shown: readonly Toast[] }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 rounded-md bg-inverse p-4 text-on-inverse empty:hidden"
    >
      {shown.map(({ message }) => message).join(' ')}
    </p>
  );
}

interface PortalRootProps {
  readonly portal: Portal;
  readonly router: AnyRouter;
}

/** The root component: contexts, theme, pages, and what floats over them. */
export function PortalRoot({ portal, router }: PortalRootProps) {
  const [floatingRoot, setFloatingRoot] = useState<HTMLElement | null>(null);
  return (
    <PortalContext value={portal}>
      <I18nProvider i18n={portal.languages.i18n}>
        <QueryClientProvider client={portal.queries}>
          <SiteProvider>
            <FloatingRootProvider container={floatingRoot}>
              <div data-portal-root data-theme="auto" className="screenful">
                <RouterProvider router={router} />
                <div ref={setFloatingRoot} data-floating-root />
                {/* Toasts and dialogs contain links into the app too. */}
                <RouterContextProvider router={router}>
                  <OverThePage />
                  <DueConsents />
                </RouterContextProvider>
              </div>
            </FloatingRootProvider>
          </SiteProvider>
        </QueryClientProvider>
      </I18nProvider>
    </PortalContext>
  );
}

/** Toasts, and the login and captcha that calls ask for; their code is fetched when it is first needed. */
function OverThePage() {
  const { loginPrompts, captchaPrompts } = usePortal();
  useSayPersonChange();
  useZoneChange();
  const asked = useAsked();
  const say = useFailureToast();
  const needed = useHasBeen(asked !== undefined);

  /** Answers the open prompt if its host could not be fetched, so that no call waits for ever. */
  function answer(error: unknown): void {
    say(error);
    if (loginPrompts.current()) loginPrompts.answer(false);
    else captchaPrompts.answer(undefined);
  }
  return (
    <>
      <Messages />
      <PartBoundary again={asked} onFailed={answer}>
        {needed && <PromptHosts />}
      </PartBoundary>
    </>
  );
}

/** The prompt that is open now, if any. */
function useAsked(): unknown {
  const { loginPrompts, captchaPrompts } = usePortal();
  const login = useSyncExternalStore(loginPrompts.subscribe, loginPrompts.current);
  const captcha = useSyncExternalStore(captchaPrompts.subscribe, captchaPrompts.current);
  return login ?? captcha;
}

/** The toasts; the toaster's code is fetched with the first one. */
function Messages() {
  const { toasts } = usePortal();
  const { t } = useLingui();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const needed = useHasBeen(shown.length > 0);
  if (!needed) return null;
  return (
    <PartBoundary again={shown} failed={() => <PlainToaster shown={shown} />}>
      <Toaster toasts={toasts} labels={{ region: t`Messages`, dismiss: t`Dismiss` }} />
    </PartBoundary>
  );
}

import {
  createFetchTransport,
  createFileGateway,
  createGateway,
  createHmacSigner,
  type Signer,
  type Transport,
} from '@careers/gateway';
import { createToasts } from '@careers/ui';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBootReply, type SentBoot } from './app/boot-reply.ts';
import type { PortalConfig } from './app/config.ts';
import { createLanguages } from './app/languages.ts';
import { createPlace } from './app/place.ts';
import type { Portal } from './app/portal.ts';
import { PortalRoot } from './app/portal-root.tsx';
import { createRequests } from './app/requests.ts';
import { createPortalRouter } from './app/router.ts';
import { createSessionStore, localeOf, type PortalStorage, portalLocales } from './features/session/index.ts';

export { ConfigError, type PortalConfig, readConfig } from './app/config.ts';
export { createBrowserStorage, createMemoryStorage, type PortalStorage } from './features/session/index.ts';

/** What a portal is made of; everything has the browser's own as a default but the first two. */
export interface PortalOptions {
  readonly config: PortalConfig;
  readonly storage: PortalStorage;
  /** Unix milliseconds for everything people see; signatures always use real time. */
  readonly clock?: () => number;
  readonly transport?: Transport;
  readonly fileTransport?: Transport;
  /** For a gateway with another signature than decisions' HMAC. */
  readonly signer?: Signer;
  /** The website configuration that `boot.ts` has asked for. */
  readonly boot?: SentBoot;
}

export interface MountedPortal {
  /** Goes to a route, e.g. `/personalCenter?tab=deliveries`. */
  open(route: string): Promise<void>;
  /** Asks for everything on screen again. */
  refresh(): Promise<void>;
  unmount(): void;
}

/** Makes a portal; nothing happens until it is mounted. */
export function createPortal(options: PortalOptions): { mount(element: HTMLElement): Promise<MountedPortal> } {
  const { config } = options;
  const session = createSessionStore(options.storage);
  const place = createPlace(session.get().websiteId ?? config.websiteId);
  const languages = createLanguages();
  const transport = options.transport ?? createFetchTransport();
  const loginRequests: Portal['loginRequests'] = createRequests();
  const captchaRequests: Portal['captchaRequests'] = createRequests();

  const reader = {
    token: () => session.get().Authorization,
    homepageConfigId: () => place.get().websiteId,
    languageIndex: () => portalLocales[languages.locale()].index,
    visitorId: () => session.get().visitorId,
  };

  const gateway = createGateway({
    config,
    transport,
    session: reader,
    signer: options.signer ?? createHmacSigner(config.appSecret),
    hooks: {
      onExpired: () => {
        const userId = session.get().userInfo?.userid;
        session.expire();
        return loginRequests.ask({ userId });
      },
      onCaptchaRequired: (captchaType) => captchaRequests.ask({ captchaType }),
    },
  });

  const portal: Portal = {
    config,
    gateway,
    files: createFileGateway({ config, transport: options.fileTransport ?? transport, session: reader }),
    session,
    languages,
    queries: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
    }),
    toasts: createToasts(),
    place,
    loginRequests,
    captchaRequests,
    boot: createBootReply(options.boot),
    clock: options.clock ?? Date.now,
  };

  return {
    async mount(element) {
      const { activate, followSession } = createLanguageFollower(portal, element);
      await activate();
      const stopFollowing = followSession();
      const router = createPortalRouter(portal);
      const root = createRoot(element);
      root.render(<PortalRoot portal={portal} router={router} />);
      return {
        open: async (route) => {
          router.history.push(route);
        },
        refresh: () => portal.queries.invalidateQueries(),
        unmount: () => {
          stopFollowing();
          root.unmount();
        },
      };
    },
  };
}

/** Keeps the language shown, `<html lang>` and the root's own in step with the session. */
function createLanguageFollower(portal: Portal, element: HTMLElement) {
  const { session, languages, place } = portal;
  const activate = async () => {
    const locale = localeOf(session.get(), place.get().share);
    await languages.activate(locale);
    document.documentElement.lang = portalLocales[languages.locale()].html;
    element.lang = document.documentElement.lang;
  };
  return {
    activate,
    followSession: () =>
      session.subscribe(() => {
        if (localeOf(session.get(), place.get().share) === languages.locale()) return;
        activate().catch(() => {
          // The words could not be fetched: what is shown stays, in the language it is in.
        });
      }),
  };
}

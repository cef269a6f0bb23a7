import { createRoot } from 'react-dom/client';
import { assemblePortal, type PortalOptions } from './app/assemble-portal.ts';
import type { Portal } from './app/portal.ts';
import { PortalRoot } from './app/portal-root.tsx';
import { createPortalRouter } from './app/router.ts';
import { localeOf, portalLocales } from './features/session/index.ts';

export type { PortalOptions } from './app/assemble-portal.ts';
export { ConfigError, type PortalConfig, readConfig } from './app/config.ts';
export { createBrowserStorage, createMemoryStorage, type PortalStorage } from './features/session/index.ts';

export interface MountedPortal {
  /** Goes to a route, e.g. `/personalCenter?tab=deliveries`. */
  open(route: string): Promise<void>;
  /** Asks for everything on screen again. */
  refresh(): Promise<void>;
  unmount(): void;
}

/** Makes a portal; nothing happens until it is mounted. */
export function createPortal(options: PortalOptions): {
  mount(element: HTMLElement): Promise<MountedPortal>;
} {
  const portal = assemblePortal(options);
  return {
    async mount(element) {
      const { activate, followSession } = createLanguageFollower(portal, element);
      await activate();
      const stopFollowing = followSession();
      const router = createPortalRouter(portal, element);
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

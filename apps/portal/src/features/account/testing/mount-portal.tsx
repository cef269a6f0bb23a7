import { createHmac } from 'node:crypto';
import { createFileGateway, createGateway, type Transport } from '@careers/gateway';
import { canonicalText } from '@careers/gateway/wire';
import { createLocalWorld, credentials, type LocalWorld } from '@careers/mocks';
import { createToasts } from '@careers/ui';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  useLocation,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBootReply } from '../../../app/boot-reply.ts';
import { createLanguages } from '../../../app/languages.ts';
import { createPlace } from '../../../app/place.ts';
import type { Portal } from '../../../app/portal.ts';
import { PortalRoot } from '../../../app/portal-root.tsx';
import { createRequests } from '../../../app/requests.ts';
import type { PortalRouter } from '../../../app/router.ts';
import { parseSearch, stringifySearch } from '../../../app/search.ts';
import { createMemoryStorage, createSessionStore, type PortalStorage } from '../../session/index.ts';

interface PortalParts {
  /** What the browser has kept. */
  readonly storage?: PortalStorage;
  /** Stands between the portal and its world. */
  readonly transport?: (world: LocalWorld) => Transport;
}

export interface TestPortal {
  readonly portal: Portal;
  readonly world: LocalWorld;
  /** The words of the messages on screen, oldest first. */
  readonly messages: () => string[];
  /** The methods of the calls so far that have this name, with their param. */
  readonly calls: (path: string) => unknown[];
}

/** A portal in English on a world of its own, wired as `createPortal` does it. */
export async function createTestPortal(parts: PortalParts = {}): Promise<TestPortal> {
  const world = createLocalWorld({ size: 0, lang: 'en-us' });
  const session = createSessionStore(parts.storage ?? createMemoryStorage());
  const languages = createLanguages();
  const place = createPlace('site-external');
  const loginRequests: Portal['loginRequests'] = createRequests();
  const captchaRequests: Portal['captchaRequests'] = createRequests();
  const config: Portal['config'] = {
    ...credentials,
    environment: 'dev',
    appSecret: credentials.secret,
    gatewayUrl: '/gateway',
    baseUrl: '/base',
    adminUrl: '/admin',
    fileGatewayUrl: '/files',
    websiteId: 'site-external',
  };
  const reader = {
    token: () => session.get().Authorization,
    homepageConfigId: () => place.get().websiteId,
    languageIndex: () => 2 as const,
    visitorId: () => session.get().visitorId,
  };
  const transport = parts.transport?.(world) ?? world.transport;
  const portal: Portal = {
    config,
    gateway: createGateway({
      config,
      transport,
      session: reader,
      // At once, where WebCrypto would need real time.
      signer: (query, text) =>
        createHmac('sha256', credentials.secret).update(canonicalText(query, text)).digest('hex'),
      hooks: {
        onExpired: () => {
          const userId = session.get().userInfo?.userid;
          session.expire();
          return loginRequests.ask({ userId });
        },
        onCaptchaRequired: (captchaType) => captchaRequests.ask({ captchaType }),
      },
    }),
    files: createFileGateway({ config, transport, session: reader }),
    session,
    languages,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    toasts: createToasts(),
    place,
    loginRequests,
    captchaRequests,
    boot: createBootReply(undefined),
    clock: Date.now,
  };
  await languages.activate('en-us');
  await languages.need('account');
  return {
    portal,
    world,
    messages: () => portal.toasts.getSnapshot().map(({ message }) => message),
    calls: (path) =>
      world
        .control()
        .calls()
        .filter((call) => call.path === path)
        .map((call) => call.param),
  };
}

/** Shows pages by path in the portal's own root, beginning at an address; other paths only tell their name. */
export function mountPortal(
  { portal }: TestPortal,
  pages: Readonly<Record<string, () => ReactNode>>,
  address = '/',
) {
  const root = createRootRoute({ validateSearch: (search) => search, notFoundComponent: Elsewhere });
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  // The types of the app's own routes are of no use here.
  return render(<PortalRoot portal={portal} router={router as unknown as PortalRouter} />);
}

function Elsewhere() {
  const { pathname, searchStr } = useLocation();
  return <p data-testid="place">{pathname + searchStr}</p>;
}

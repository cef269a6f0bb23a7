import { createHmac } from 'node:crypto';
import type { Transport } from '@careers/gateway';
import { canonicalText } from '@careers/gateway/wire';
import { createLocalWorld, type LocalWorld, readFault } from '@careers/mocks';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  useLocation,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { assemblePortal } from '../../../app/assemble-portal.ts';
import { PortalRoot } from '../../../app/portal-root.tsx';
import { parseSearch, stringifySearch } from '../../../core/navigation/search.ts';
import type { Portal } from '../../../core/portal/portal.ts';
import { createMemoryStorage, type PortalStorage } from '../../../core/session/index.ts';
import { testConfig } from '../../../testing/test-config.ts';

interface PortalParts {
  /** The stored values of the browser. */
  readonly storage?: PortalStorage;
  /** Wraps the transport between the portal and its world. */
  readonly transport?: (world: LocalWorld) => Transport;
  /** Faults of the world: `method:kind:when`. */
  readonly faults?: readonly string[];
}

export interface TestPortal {
  readonly portal: Portal;
  readonly world: LocalWorld;
  /** The texts of the toasts on screen, oldest first. */
  readonly messages: () => string[];
  /** The calls so far whose method has this name, with their param. */
  readonly calls: (path: string) => unknown[];
}

/** A portal in English on a world of its own, assembled as by `createPortal`. */
export async function createTestPortal(parts: PortalParts = {}): Promise<TestPortal> {
  const faults = (parts.faults ?? []).map(readFault);
  const world = createLocalWorld({ size: 0, lang: 'en-us', faults });
  const portal = assemblePortal({
    config: testConfig,
    storage: parts.storage ?? createMemoryStorage(),
    transport: parts.transport?.(world) ?? world.transport,
    // Signs synchronously, since WebCrypto needs real time.
    signer: (query, text) =>
      createHmac('sha256', testConfig.appSecret).update(canonicalText(query, text)).digest('hex'),
  });
  const { languages } = portal;
  await languages.activate('en-us');
  await languages.need('account', 'code');
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

/** Renders pages by path in the portal's own root, beginning at an address; other paths show their name only. */
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
  return render(<PortalRoot portal={portal} router={router} />);
}

function Elsewhere() {
  const { pathname, searchStr } = useLocation();
  return <p data-testid="place">{pathname + searchStr}</p>;
}

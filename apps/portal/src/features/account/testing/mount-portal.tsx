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
  /** What the browser has kept. */
  readonly storage?: PortalStorage;
  /** Stands between the portal and its world. */
  readonly transport?: (world: LocalWorld) => Transport;
  /** What goes wrong in the world: `method:kind:when`. */
  readonly faults?: readonly string[];
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
  const faults = (parts.faults ?? []).map(readFault);
  const world = createLocalWorld({ size: 0, lang: 'en-us', faults });
  const portal = assemblePortal({
    config: testConfig,
    storage: parts.storage ?? createMemoryStorage(),
    transport: parts.transport?.(world) ?? world.transport,
    // At once, where WebCrypto would need real time.
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
  return render(<PortalRoot portal={portal} router={router} />);
}

function Elsewhere() {
  const { pathname, searchStr } = useLocation();
  return <p data-testid="place">{pathname + searchStr}</p>;
}

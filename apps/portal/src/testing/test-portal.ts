import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { onTestFinished } from 'vitest';
import { assemblePortal, type PortalOptions } from '../app/assemble-portal.ts';
import type { Portal } from '../core/portal/portal.ts';
import { createMemoryStorage } from '../core/session/index.ts';
import { withRandomDelays } from './random-delays.ts';
import { testConfig } from './test-config.ts';

interface TestPortalOptions extends Partial<PortalOptions> {
  readonly world?: LocalWorld;
}

/** A portal without pages, for tests of hooks and of single components. */
export function testPortal({ world = createLocalWorld(), ...options }: TestPortalOptions = {}): Portal {
  const portal = assemblePortal({
    config: testConfig,
    storage: createMemoryStorage({ locale: 'en-us' }),
    transport: withRandomDelays(world.transport),
    ...options,
  });
  onTestFinished(() => {
    portal.session.stop();
    portal.queries.clear();
  });
  return portal;
}

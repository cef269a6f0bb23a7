import { localTarget } from '../../contract/index.ts';
import { createLocalWorld } from '../../src/adapters/fetch.ts';
import type { WorldWraps } from '../../src/world/wraps.ts';
import type { SabotagedTarget } from './play-sabotage.ts';

/** The mock without a server, with something wrong in it: for tests, which have little time. */
export async function sabotagedWorld(wraps?: WorldWraps): Promise<SabotagedTarget> {
  const right = localTarget();
  const open = () => {
    const { transport } = createLocalWorld({}, wraps ? { wraps } : {});
    return { settings: right.settings, transport, visit: transport };
  };
  return { target: { ...right, open }, close: async () => undefined };
}

import { localTarget } from '../../contract/index.ts';
import type { WorldWraps } from '../../src/world/wraps.ts';
import type { SabotagedTarget } from './play-sabotage.ts';

/** The mock without a server, with a sabotage in it: for tests, which have little time. */
export async function sabotagedWorld(wraps?: WorldWraps): Promise<SabotagedTarget> {
  return { target: localTarget({}, wraps ? { wraps } : {}), close: async () => undefined };
}

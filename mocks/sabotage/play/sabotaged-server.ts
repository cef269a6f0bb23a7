import { httpTarget } from '../../contract/index.ts';
import { startMockServer } from '../../src/adapters/server/server.ts';
import type { WorldWraps } from '../../src/world/wraps.ts';
import type { SabotagedTarget } from './play-sabotage.ts';

/** The stand-alone server in this process, on a free port, with the sabotage in its worlds; the sound mock without wraps. */
export async function sabotagedServer(wraps?: WorldWraps): Promise<SabotagedTarget> {
  const { url, close } = await startMockServer(wraps ? { wraps } : {});
  return { target: httpTarget(url, {}), close };
}

import type { LocalWorld } from '@careers/mocks';
import type { SignedCall } from './signed-call.ts';

/**
 * Milliseconds that a world takes for one call.
 * @throws {Error} if the answer is no success
 */
export async function timeCall(
  { transport }: Pick<LocalWorld, 'transport'>,
  { path, headers, body }: SignedCall,
): Promise<number> {
  const { signal } = new AbortController();
  const began = performance.now();
  const reply = await transport({ method: 'POST', url: path, headers, body }, { signal });
  const took = performance.now() - began;
  if (!reply.text.includes('"MS000A000"')) throw new Error(`the world answered ${reply.text.slice(0, 200)}`);
  return took;
}

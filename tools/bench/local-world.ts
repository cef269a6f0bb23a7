import { createHmac } from 'node:crypto';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';

/** A world in this process, with the same HMAC implementation as the stand-alone mock. */
export function openWorld(size: number): LocalWorld {
  const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
  return createLocalWorld({ size }, { hmac });
}

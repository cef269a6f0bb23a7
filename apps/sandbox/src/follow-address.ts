import { writeWorldAddress } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';

/** What a world's address says since it was adjusted. */
export interface Adjusted {
  /** Empty for the default world. */
  readonly address: string;
  readonly lang: string;
}

/** Tells when the running world was adjusted, also by another tab or the control API. Returns the way to stop. */
export function followAddress(
  { world, subscribe }: Pick<BrowserWorld, 'world' | 'subscribe'>,
  adjusted: (now: Adjusted) => void,
): () => void {
  let known = writeWorldAddress(world.config);
  return subscribe(() => {
    const address = writeWorldAddress(world.config);
    if (address === known) return;
    known = address;
    adjusted({ address, lang: world.config.lang });
  });
}

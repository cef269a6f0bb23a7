import { writeWorldAddress } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';

/** The address of a world after it was adjusted. */
interface Adjusted {
  /** Empty for the default world. */
  readonly address: string;
  /** Its language, if that is another one than before. */
  readonly lang?: string;
}

/** Calls back when the running world was adjusted, also by another tab or the control API. Returns a function that stops it. */
export function followAddress(
  { world, subscribe }: Pick<BrowserWorld, 'world' | 'subscribe'>,
  adjusted: (now: Adjusted) => void,
): () => void {
  let known = writeWorldAddress(world.config);
  let { lang } = world.config;
  return subscribe(() => {
    const address = writeWorldAddress(world.config);
    if (address === known) return;
    known = address;
    const before = lang;
    lang = world.config.lang;
    adjusted({ address, ...(lang !== before && { lang }) });
  });
}

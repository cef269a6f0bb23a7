import { type DirectoryAddress, type WorldConfig, writeWorldAddress } from '@careers/mocks';

/**
 * Where the directory's pages of this sandbox are. The world's address travels in a parameter of its own: among the
 * pages' own parameters a `lang` would name another world.
 */
export function directoryAddress(config: WorldConfig, root: string): DirectoryAddress {
  return {
    pageUrl(page) {
      const url = new URL(`directory/${page}/`, root);
      const world = writeWorldAddress(config);
      if (world) url.searchParams.set('world', world);
      return url.href;
    },
  };
}

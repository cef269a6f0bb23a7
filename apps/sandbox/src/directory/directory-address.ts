import { type DirectoryAddress, type WorldConfig, writeWorldAddress } from '@careers/mocks';

/**
 * The address of the directory's pages of this sandbox. The world's address is in a single parameter, so that it cannot be mixed up with
 * the pages' own parameters, such as `lang`.
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

import { methodIds } from '@careers/gateway/registry';

/** Every method, by name: the registry's order is the module loader's. */
export const ids = methodIds.toSorted();

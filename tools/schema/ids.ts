import { methodIds } from '@careers/gateway/registry';

/** All methods by name: the order of the registry depends on the module loader. */
export const ids = methodIds.toSorted();

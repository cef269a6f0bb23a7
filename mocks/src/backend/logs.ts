import type { Resolvers } from './context.ts';

export const logResolvers = {
  addLog: () => ({}),
  addPageMetaLog: () => ({}),
  // Constant, so that what a device has stored encrypted survives a reset of the world.
  getEncryptedString: () => ({ key: 'careers-sandbox0', iv: 'sandbox-careers1' }),
} satisfies Partial<Resolvers>;

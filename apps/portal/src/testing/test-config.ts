import { credentials } from '@careers/mocks';
import type { PortalConfig } from '../core/portal/config.ts';

/** A configuration that every mock world accepts; its hosts do not exist. */
export const testConfig: PortalConfig = {
  ...credentials,
  appSecret: credentials.secret,
  environment: 'uat',
  gatewayUrl: 'http://world.invalid/gateway',
  baseUrl: 'http://world.invalid/base',
  adminUrl: 'http://world.invalid/admin',
  fileGatewayUrl: 'http://world.invalid/files',
  websiteId: 'site-external',
};

import { credentials, siteOfWorld, type WorldConfig, writeWorldAddress } from '@careers/mocks';
import type { PortalConfig } from '@careers/portal';

/** The world of an address, its name, and the portal's configuration in it. */
interface DescribedWorld {
  readonly config: WorldConfig;
  /** The address in its shortest form; it is the world's name, and the prefix of its part of the local storage. */
  readonly key: string;
  readonly portalConfig: PortalConfig;
}

export function describeWorld(config: WorldConfig): DescribedWorld {
  return {
    config,
    key: writeWorldAddress(config) || 'default',
    portalConfig: {
      environment: 'uat',
      gatewayUrl: '/gateway',
      baseUrl: '/base',
      adminUrl: '/admin',
      fileGatewayUrl: '/files',
      apiVersion: credentials.apiVersion,
      appSubId: credentials.appSubId,
      appToken: credentials.appToken,
      appSecret: credentials.secret,
      sysId: credentials.sysId,
      rmApplyId: credentials.rmApplyId,
      captchaAppToken: credentials.captchaAppToken,
      files: credentials.files,
      websiteId: siteOfWorld(config).id,
    },
  };
}

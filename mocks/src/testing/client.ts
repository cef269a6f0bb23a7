import {
  createFileGateway,
  createGateway,
  createHmacSigner,
  type FileGateway,
  type Gateway,
  type GatewayHooks,
} from '@careers/gateway';
import { login } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld } from '../adapters/fetch.ts';
import { credentials } from '../backend/credentials.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { MAGIC_CODE } from '../scenarios/magic.ts';

/** A world with a client, for tests. */
export interface TestClient extends LocalWorld {
  readonly gateway: Gateway;
  /** Uploads and downloads in the session of the calls. */
  readonly files: FileGateway;
  /** The session token of the next calls. */
  token: string | undefined;
  languageIndex: 0 | 1 | 2;
  site: string | undefined;
  logIn(phone?: string): Promise<void>;
}

export function createTestClient(config: Partial<WorldConfig> = {}, hooks: GatewayHooks = {}): TestClient {
  const local = createLocalWorld(config);
  const { secret, ...app } = credentials;
  const settings = {
    ...app,
    environment: 'uat',
    gatewayUrl: '/gateway',
    baseUrl: '/base',
    adminUrl: '/admin',
    fileGatewayUrl: '/files',
  } as const;
  const client: TestClient = {
    ...local,
    token: undefined,
    languageIndex: 2,
    site: 'site-external',
    gateway: createGateway({
      config: settings,
      transport: local.transport,
      signer: createHmacSigner(secret),
      hooks,
      session: {
        token: () => client.token,
        homepageConfigId: () => client.site,
        languageIndex: () => client.languageIndex,
        visitorId: () => 'visitor-1',
        userId: () => undefined,
        isInternalSite: (id) => id === 'site-internal',
      },
    }),
    files: createFileGateway({
      config: settings,
      transport: local.transport,
      session: { token: () => client.token },
    }),
    async logIn(phone = '13800000001') {
      const result = await client.gateway.call(login, {
        loginType: 'verificationCode',
        username: phone,
        verificationCode: MAGIC_CODE,
      });
      client.token = result.Authorization;
    },
  };
  return client;
}

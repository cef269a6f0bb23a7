import type { GatewayConfig } from '@careers/gateway';
import * as v from 'valibot';
import { isId } from '../session/ids.ts';

const text = v.pipe(v.string(), v.minLength(1));
/** Sent in a header: browsers refuse other characters there. */
const headerText = v.pipe(text, v.regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/));

const portalConfig = v.object({
  environment: v.picklist(['uat', 'dev', 'pre', 'prd']),
  gatewayUrl: text,
  baseUrl: text,
  adminUrl: text,
  fileGatewayUrl: text,
  apiVersion: text,
  appSubId: text,
  appToken: text,
  appSecret: text,
  sysId: text,
  rmApplyId: headerText,
  captchaAppToken: text,
  files: v.object({
    appId: headerText,
    appToken: headerText,
    dataSourceCode: headerText,
    templateCode: headerText,
  }),
  websiteId: v.pipe(text, v.check(isId)),
});

/**
 * What `config.json` says: where the gateways are and who calls them, so that one build serves every
 * environment. `appSecret` is public with it: it detects tampering and misrouting, it authenticates nobody.
 * `websiteId` is the site of an address that names none.
 */
export interface PortalConfig extends GatewayConfig {
  readonly appSecret: string;
  readonly websiteId: string;
}

/** A `config.json` that cannot be used; the message names each faulty key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws {ConfigError} */
export function readConfig(value: unknown): PortalConfig {
  const read = v.safeParse(portalConfig, value);
  if (read.success) return read.output;
  const keys = read.issues.map(({ path = [] }) => path.map(({ key }) => key).join('.') || 'config.json');
  throw new ConfigError(`config.json: ${[...new Set(keys)].join(', ')}`);
}

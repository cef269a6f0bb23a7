import type { GatewayConfig } from '@careers/gateway';
import type { Capabilities, Capability, Person, PersonFacts } from '@careers/gateway/reference';
import { credentials } from '../../src/backend/credentials.ts';
import { MAGIC_CODE, MAGIC_PASSWORD, magicAccounts } from '../../src/scenarios/magic.ts';
import { websiteSites } from '../../src/sites/websites.ts';

/** What a case may need of a gateway: the recipes' powers, and faults that can be switched on. */
export type SuiteCapability = Capability;

export const capabilities = [
  'clock',
  'inbox',
  'captcha-solver',
  'positions-by-status',
  'magic-values',
  'links',
  'directory',
  'directory-refused',
  'internal-site',
  'own-world',
] as const satisfies readonly SuiteCapability[];

/** Who calls which gateway, and what can be done there: the mock's, unless the environment says otherwise. */
export interface Settings {
  readonly config: GatewayConfig;
  readonly secret: string;
  /** The website that calls are about. */
  readonly site: string;
  /** An internal website, which only its own API groups know. */
  readonly internalSite: string;
  readonly people: Readonly<Record<Person, PersonFacts>>;
  readonly capabilities: ReadonlySet<SuiteCapability>;
  /** Positions of a gateway whose recruiter's desk is out of reach. */
  readonly positions: Readonly<Record<'closed' | 'delisted', string | undefined>>;
  /** The root of the gateway; the sandbox's control API stands below it. */
  readonly root: string;
  readonly magic: Capabilities['magic-values']['magic'];
  readonly directory: Capabilities['directory']['directory'];
  readonly outsider: Capabilities['directory-refused']['outsider'];
}

/** Something the caller said that cannot be meant. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variables that settings come from, with what each is. */
export const environmentVariables = {
  CONTRACT_GATEWAY_URL: 'business gateway (default: {target}/gateway)',
  CONTRACT_BASE_URL: 'base gateway (default: {target}/base)',
  CONTRACT_ADMIN_URL: 'admin address (default: {target}/admin)',
  CONTRACT_API_VERSION: 'api_version',
  CONTRACT_APP_SUB_ID: 'app_sub_id',
  CONTRACT_APP_TOKEN: 'app_token',
  CONTRACT_CAPTCHA_APP_TOKEN: 'app_token of the captcha calls',
  CONTRACT_SYS_ID: 'sys_id',
  CONTRACT_SECRET: 'secret of the signature',
  CONTRACT_RM_APPLY_ID: 'header rmApplyId',
  CONTRACT_SITE: 'website id, of an external site',
  CONTRACT_INTERNAL_SITE: 'website id, of an internal site',
  CONTRACT_CANDIDATE_PHONE: 'phone of an account with a complete resume',
  CONTRACT_CANDIDATE_PASSWORD: 'its password',
  CONTRACT_NEWCOMER_PHONE: 'phone of an account with an empty resume',
  CONTRACT_NEWCOMER_PASSWORD: 'its password',
  CONTRACT_NATION_CODE: 'country code of both phones',
  CONTRACT_DIRECTORY_USER: 'user name of an employee whom the internal site lets in',
  CONTRACT_DIRECTORY_PASSWORD: 'the password of that employee',
  CONTRACT_OUTSIDER_USER: 'user name of an employee whom the internal site refuses',
  CONTRACT_OUTSIDER_PASSWORD: 'the password of that employee',
  CONTRACT_POSITION_CLOSED: 'id of a closed position',
  CONTRACT_POSITION_DELISTED: 'id of a delisted position',
  CONTRACT_CAPABILITIES: `what the gateway lets the suite do, comma separated: ${capabilities.join(', ')}; empty for none`,
} as const;

/**
 * The settings for a gateway below `root`.
 * @throws {SettingError} for a capability that does not exist.
 */
export function readSettings(root: string, environment: Environment): Settings {
  const given = (name: keyof typeof environmentVariables) => environment[name] || undefined;
  const { candidate, newcomer, slider, codeOnly, employee, outsider } = magicAccounts;
  const phoneNationCode = given('CONTRACT_NATION_CODE') ?? '+86';
  const positions = {
    closed: given('CONTRACT_POSITION_CLOSED'),
    delisted: given('CONTRACT_POSITION_DELISTED'),
  };
  const can = readCapabilities(environment.CONTRACT_CAPABILITIES);
  if (positions.closed && positions.delisted) can.add('positions-by-status');
  return {
    config: {
      environment: 'prd',
      gatewayUrl: given('CONTRACT_GATEWAY_URL') ?? `${root}/gateway`,
      baseUrl: given('CONTRACT_BASE_URL') ?? `${root}/base`,
      adminUrl: given('CONTRACT_ADMIN_URL') ?? `${root}/admin`,
      fileGatewayUrl: `${root}/files`,
      apiVersion: given('CONTRACT_API_VERSION') ?? credentials.apiVersion,
      appSubId: given('CONTRACT_APP_SUB_ID') ?? credentials.appSubId,
      appToken: given('CONTRACT_APP_TOKEN') ?? credentials.appToken,
      captchaAppToken: given('CONTRACT_CAPTCHA_APP_TOKEN') ?? credentials.captchaAppToken,
      sysId: given('CONTRACT_SYS_ID') ?? credentials.sysId,
      rmApplyId: given('CONTRACT_RM_APPLY_ID') ?? credentials.rmApplyId,
      files: credentials.files,
    },
    secret: given('CONTRACT_SECRET') ?? credentials.secret,
    site: given('CONTRACT_SITE') ?? websiteSites.external.id,
    internalSite: given('CONTRACT_INTERNAL_SITE') ?? websiteSites.internal.id,
    people: {
      candidate: {
        phone: given('CONTRACT_CANDIDATE_PHONE') ?? candidate.phone,
        phoneNationCode,
        password: given('CONTRACT_CANDIDATE_PASSWORD') ?? MAGIC_PASSWORD,
      },
      newcomer: {
        phone: given('CONTRACT_NEWCOMER_PHONE') ?? newcomer.phone,
        phoneNationCode,
        password: given('CONTRACT_NEWCOMER_PASSWORD') ?? MAGIC_PASSWORD,
      },
    },
    capabilities: can,
    positions,
    root,
    magic: {
      code: MAGIC_CODE,
      sliderPhone: slider.phone,
      codeOnlyPhone: codeOnly.phone,
      password: MAGIC_PASSWORD,
      aliases: [candidate.phone, candidate.email, candidate.account],
    },
    directory: {
      userName: given('CONTRACT_DIRECTORY_USER') ?? employee.account,
      password: given('CONTRACT_DIRECTORY_PASSWORD') ?? MAGIC_PASSWORD,
    },
    outsider: {
      userName: given('CONTRACT_OUTSIDER_USER') ?? outsider.account,
      password: given('CONTRACT_OUTSIDER_PASSWORD') ?? MAGIC_PASSWORD,
    },
  };
}

function readCapabilities(text: string | undefined): Set<SuiteCapability> {
  if (text === undefined) return new Set(capabilities);
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return new Set(
    names.map((name) => {
      const known = capabilities.find((capability) => capability === name);
      if (!known) {
        throw new SettingError(`CONTRACT_CAPABILITIES: no "${name}"; any of ${capabilities.join(', ')}`);
      }
      return known;
    }),
  );
}

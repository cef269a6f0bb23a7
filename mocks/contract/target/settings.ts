import type { GatewayConfig } from '@careers/gateway';
import type { Capabilities, Person, PersonFacts } from '@careers/gateway/reference';
import * as v from 'valibot';
import { credentials } from '../../src/backend/credentials.ts';
import { colleagues } from '../../src/process/recipients.ts';
import { MAGIC_CODE, MAGIC_PASSWORD, magicAccounts } from '../../src/scenarios/magic.ts';
import { websiteSites } from '../../src/sites/websites.ts';
import { type Command, createCommand, type ReadPrinted, readCode, readLink } from './ask-command.ts';
import { capabilities, isCapability, type SuiteCapability } from './capabilities.ts';
import { SettingError } from './setting-error.ts';
import { type Given, type VariableName, variables } from './variables.ts';

export { capabilities, type SuiteCapability } from './capabilities.ts';
export { SettingError } from './setting-error.ts';

/** Which gateway is called, by whom, and what it allows the suite to do. */
export interface Settings {
  readonly config: GatewayConfig;
  readonly secret: string;
  /** The website that calls are about. */
  readonly site: string;
  /** An internal website, which is served by API groups of its own. */
  readonly internalSite: string;
  readonly people: Readonly<Record<Person, PersonFacts>>;
  readonly capabilities: ReadonlySet<SuiteCapability>;
  /** Positions in these states, for a gateway whose recruiter's desk the suite cannot use. */
  readonly positions: Readonly<Record<'closed' | 'delisted', string | undefined>>;
  /** The portal's address, without a query or a route. */
  readonly portal: string;
  /** The root of the gateway; the sandbox's control API stands below it. */
  readonly root: string;
  readonly magic: Capabilities['magic-values']['magic'];
  readonly directory: Capabilities['directory']['directory'];
  readonly outsider: Capabilities['directory-refused']['outsider'];
  /** Patterns for a case's own contacts, with `*` for the digits that differ. */
  readonly contacts: { readonly phone: string; readonly email: string };
  /** Commands that print a code, or the token of a link, for gateways without the control API. */
  readonly commands: { readonly code: Command | undefined; readonly link: Command | undefined };
}

/** Deployment environments, as the file gateway calls them. */
const environments = v.picklist(['uat', 'dev', 'pre', 'prd']);

/** Capabilities that follow from settings that were given. */
const saidBy: Readonly<Partial<Record<SuiteCapability, readonly VariableName[]>>> = {
  account: ['CONTRACT_CANDIDATE_PHONE', 'CONTRACT_CANDIDATE_PASSWORD'],
  'second-account': ['CONTRACT_NEWCOMER_PHONE', 'CONTRACT_NEWCOMER_PASSWORD'],
  interviewer: ['CONTRACT_INTERVIEWER_PHONE', 'CONTRACT_INTERVIEWER_PASSWORD'],
  'own-contacts': ['CONTRACT_OWN_PHONE', 'CONTRACT_OWN_EMAIL'],
  inbox: ['CONTRACT_CODE_COMMAND'],
  links: ['CONTRACT_LINK_COMMAND'],
  'positions-by-status': ['CONTRACT_POSITION_CLOSED', 'CONTRACT_POSITION_DELISTED'],
  directory: ['CONTRACT_DIRECTORY_USER', 'CONTRACT_DIRECTORY_PASSWORD'],
  'directory-refused': ['CONTRACT_OUTSIDER_USER', 'CONTRACT_OUTSIDER_PASSWORD'],
  portal: ['CONTRACT_PORTAL'],
  'internal-site': ['CONTRACT_INTERNAL_SITE'],
  files: ['CONTRACT_FILES_APP_ID', 'CONTRACT_FILES_APP_TOKEN'],
};

/** Whether a missing setting has the sandbox's value, or no value. */
export type Silence = 'sandbox' | 'none';

/**
 * An address that can be called.
 * @param named where it was given
 * @throws {SettingError} for one that is no http(s) URL, or has a name and a password in it, which no request may: it is not printed
 */
export function readAddress(named: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username || url?.password)
    throw new SettingError(`${named}: no request can be sent to an address with a name and a password in it`);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingError(`${named} ${address}: expected an address such as http://127.0.0.1:4010`);
  return address;
}

/**
 * The settings for a gateway at `root`.
 * @throws {SettingError} for an unknown capability, an address that cannot be called, or if something is missing that every call needs
 */
export function readSettings(root: string, given: Given, silence: Silence = 'sandbox'): Settings {
  const { candidate, newcomer, interviewer, slider, clickWords, codeOnly, returning, employee, outsider } =
    magicAccounts;
  const said = (name: VariableName, otherwise = '') =>
    given[name] || (silence === 'sandbox' ? otherwise : '');
  const needed = (name: VariableName, otherwise: string) => {
    const value = said(name, otherwise);
    if (!value)
      throw new SettingError(`${variables[name][0]} is missing (or ${name}): ${variables[name][1]}`);
    return value;
  };
  const address = (name: VariableName, path: string) =>
    readAddress(variables[name][0], given[name] || `${root}/${path}`);
  const environment = v.safeParse(environments, given.CONTRACT_ENVIRONMENT || 'prd');
  if (!environment.success)
    throw new SettingError(`environment: expected ${environments.options.join(', ')}`);
  const person = (of: 'CANDIDATE' | 'NEWCOMER' | 'INTERVIEWER', phone: string) => ({
    phone: said(`CONTRACT_${of}_PHONE`, phone),
    phoneNationCode: given.CONTRACT_NATION_CODE || '+86',
    password: said(`CONTRACT_${of}_PASSWORD`, MAGIC_PASSWORD),
  });
  return {
    config: {
      environment: environment.output,
      gatewayUrl: address('CONTRACT_GATEWAY_URL', 'gateway'),
      baseUrl: address('CONTRACT_BASE_URL', 'base'),
      adminUrl: address('CONTRACT_ADMIN_URL', 'admin'),
      fileGatewayUrl: address('CONTRACT_FILES_URL', 'files'),
      apiVersion: given.CONTRACT_API_VERSION || credentials.apiVersion,
      appSubId: needed('CONTRACT_APP_SUB_ID', credentials.appSubId),
      appToken: needed('CONTRACT_APP_TOKEN', credentials.appToken),
      captchaAppToken: needed('CONTRACT_CAPTCHA_APP_TOKEN', credentials.captchaAppToken),
      sysId: needed('CONTRACT_SYS_ID', credentials.sysId),
      rmApplyId: said('CONTRACT_RM_APPLY_ID', credentials.rmApplyId),
      files: {
        appId: said('CONTRACT_FILES_APP_ID', credentials.files.appId),
        appToken: said('CONTRACT_FILES_APP_TOKEN', credentials.files.appToken),
        dataSourceCode: said('CONTRACT_FILES_SOURCE', credentials.files.dataSourceCode),
        templateCode: said('CONTRACT_FILES_TEMPLATE', credentials.files.templateCode),
      },
    },
    secret: needed('CONTRACT_SECRET', credentials.secret),
    site: needed('CONTRACT_SITE', websiteSites.external.id),
    internalSite: said('CONTRACT_INTERNAL_SITE', websiteSites.internal.id),
    people: {
      candidate: person('CANDIDATE', candidate.phone),
      newcomer: person('NEWCOMER', newcomer.phone),
      interviewer: person('INTERVIEWER', interviewer.phone),
    },
    capabilities: readCapabilities(given, silence),
    positions: {
      closed: given.CONTRACT_POSITION_CLOSED || undefined,
      delisted: given.CONTRACT_POSITION_DELISTED || undefined,
    },
    portal: readAddress(variables.CONTRACT_PORTAL[0], given.CONTRACT_PORTAL || 'http://localhost:5180/'),
    root,
    magic: {
      code: MAGIC_CODE,
      sliderPhone: slider.phone,
      wordsPhone: clickWords.phone,
      codeOnlyPhone: codeOnly.phone,
      earlierPhone: returning.phone,
      password: MAGIC_PASSWORD,
      linkContact: colleagues.interviewer.email,
      colleague: 'colleague@chengyuan.example',
      aliases: [candidate.phone, candidate.email, candidate.account],
    },
    directory: {
      userName: said('CONTRACT_DIRECTORY_USER', employee.account),
      password: said('CONTRACT_DIRECTORY_PASSWORD', MAGIC_PASSWORD),
    },
    outsider: {
      userName: said('CONTRACT_OUTSIDER_USER', outsider.account),
      password: said('CONTRACT_OUTSIDER_PASSWORD', MAGIC_PASSWORD),
    },
    contacts: {
      phone: given.CONTRACT_OWN_PHONE || '137********',
      email: given.CONTRACT_OWN_EMAIL || 'nobody.yet.*@example.com',
    },
    commands: {
      code: commandOf('CONTRACT_CODE_COMMAND', given, readCode),
      link: commandOf('CONTRACT_LINK_COMMAND', given, readLink),
    },
  };
}

function commandOf(name: VariableName, given: Given, read: ReadPrinted): Command | undefined {
  const command = given[name];
  return command ? createCommand(variables[name][0], command, read) : undefined;
}

/**
 * All of the sandbox's if none were named for it; otherwise those that were named, and those that follow from other settings.
 */
function readCapabilities(given: Given, silence: Silence): Set<SuiteCapability> {
  const named = given.CONTRACT_CAPABILITIES;
  if (named === undefined && silence === 'sandbox') return new Set(capabilities);
  const can = new Set<SuiteCapability>(['writes']);
  for (const name of (named ?? '').split(',').map((text) => text.trim())) {
    if (isCapability(name)) can.add(name);
    else if (name) {
      throw new SettingError(`CONTRACT_CAPABILITIES: no "${name}"; any of ${capabilities.join(', ')}`);
    }
  }
  for (const capability of capabilities) {
    const values = saidBy[capability] ?? [];
    if (values.length > 0 && values.every((name) => given[name])) can.add(capability);
  }
  // The sandbox's accounts are known, even if it is allowed to do little else.
  if (silence === 'sandbox') for (const known of ['account', 'second-account'] as const) can.add(known);
  if (can.has('own-world')) can.add('own-contacts');
  const readsCodes = can.has('inbox') || can.has('magic-values');
  if (can.has('own-contacts') && readsCodes) can.add('own-account');
  return can;
}

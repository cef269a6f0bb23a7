import { capabilities } from './capabilities.ts';

/**
 * The values that describe a gateway: the environment variable of each, its place in the file of `--config`, and its
 * description.
 */
export const variables = {
  CONTRACT_GATEWAY_URL: ['addresses.gateway', 'business gateway (default: {target}/gateway)'],
  CONTRACT_BASE_URL: ['addresses.base', 'base gateway (default: {target}/base)'],
  CONTRACT_ADMIN_URL: ['addresses.admin', 'admin address (default: {target}/admin)'],
  CONTRACT_FILES_URL: ['addresses.files', 'file gateway (default: {target}/files)'],
  CONTRACT_API_VERSION: ['credentials.apiVersion', 'api_version (default: 1.0)'],
  CONTRACT_APP_SUB_ID: ['credentials.appSubId', 'app_sub_id'],
  CONTRACT_APP_TOKEN: ['credentials.appToken', 'app_token'],
  CONTRACT_CAPTCHA_APP_TOKEN: ['credentials.captchaAppToken', 'app_token of the captcha calls'],
  CONTRACT_SYS_ID: ['credentials.sysId', 'sys_id'],
  CONTRACT_SECRET: ['credentials.secret', 'secret of the signature'],
  CONTRACT_RM_APPLY_ID: ['credentials.rmApplyId', 'header rmApplyId'],
  CONTRACT_FILES_APP_ID: ['credentials.files.appId', 'header appId of the file gateway'],
  CONTRACT_FILES_APP_TOKEN: ['credentials.files.appToken', 'header appToken of the file gateway'],
  CONTRACT_FILES_SOURCE: ['credentials.files.dataSourceCode', 'dataSourceCode, without the environment'],
  CONTRACT_FILES_TEMPLATE: ['credentials.files.templateCode', 'header templateCode of the file gateway'],
  CONTRACT_ENVIRONMENT: ['environment', 'uat, dev, pre or prd (default: prd)'],
  CONTRACT_SITE: ['sites.external', 'website id, of an external site'],
  CONTRACT_INTERNAL_SITE: ['sites.internal', 'website id, of an internal site'],
  CONTRACT_PORTAL: ['portal', 'address of the portal, to which the directory sends people back'],
  CONTRACT_NATION_CODE: ['accounts.nationCode', 'country code of the phones (default: +86)'],
  CONTRACT_CANDIDATE_PHONE: ['accounts.candidate.phone', 'phone of an account with a complete resume'],
  CONTRACT_CANDIDATE_PASSWORD: ['accounts.candidate.password', 'its password'],
  CONTRACT_NEWCOMER_PHONE: ['accounts.newcomer.phone', 'phone of an account with an empty resume'],
  CONTRACT_NEWCOMER_PASSWORD: ['accounts.newcomer.password', 'its password'],
  CONTRACT_INTERVIEWER_PHONE: [
    'accounts.interviewer.phone',
    'phone of an account that interviews candidates',
  ],
  CONTRACT_INTERVIEWER_PASSWORD: ['accounts.interviewer.password', 'its password'],
  CONTRACT_DIRECTORY_USER: [
    'directory.employee.userName',
    'user name of an employee whom the internal site lets in',
  ],
  CONTRACT_DIRECTORY_PASSWORD: ['directory.employee.password', 'the password of that employee'],
  CONTRACT_OUTSIDER_USER: [
    'directory.refused.userName',
    'user name of an employee whom the internal site refuses',
  ],
  CONTRACT_OUTSIDER_PASSWORD: ['directory.refused.password', 'the password of that employee'],
  CONTRACT_POSITION_CLOSED: ['positions.closed', 'id of a closed position'],
  CONTRACT_POSITION_DELISTED: ['positions.delisted', 'id of a delisted position'],
  CONTRACT_OWN_PHONE: [
    'contacts.phone',
    'phones the suite may make up, * for a digit (default: 137********)',
  ],
  CONTRACT_OWN_EMAIL: ['contacts.email', 'e-mails the suite may make up, * for something of its own'],
  CONTRACT_CODE_COMMAND: ['codes.command', 'command that prints the newest code sent to $CONTACT'],
  CONTRACT_LINK_COMMAND: ['links.command', 'command that prints the token of a new link in the state $LINK'],
  CONTRACT_CAPABILITIES: [
    'capabilities',
    `what else the gateway lets the suite do, comma separated: ${capabilities.join(', ')}; empty for none`,
  ],
} as const satisfies Record<`CONTRACT_${string}`, readonly [path: string, what: string]>;

export type VariableName = keyof typeof variables;
/** Values by the names of their variables. */
export type Given = Readonly<Partial<Record<VariableName, string | undefined>>>;

export const variableNames: readonly VariableName[] = Object.keys(variables).filter(
  (name): name is VariableName => Object.hasOwn(variables, name),
);

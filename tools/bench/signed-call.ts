import { buildRequest, createHmacSigner, type GatewayConfig, type RequestContext } from '@careers/gateway';
import { loadWebsiteStyle, queryPositionList } from '@careers/gateway/contract';
import { credentials, websiteSites } from '@careers/mocks';

/** A call ready to be sent to a gateway: path with the signed query, headers, body. */
export interface SignedCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The param of a position list. */
export type ListParam = Readonly<Record<string, unknown>>;

const site = websiteSites.external.id;

export const benchConfig: GatewayConfig = {
  environment: 'prd',
  gatewayUrl: '/gateway',
  baseUrl: '/base',
  adminUrl: '/admin',
  fileGatewayUrl: '/files',
  ...credentials,
};

/** Who calls: a visitor of the external site, in simplified Chinese. */
export const visitor: RequestContext['session'] = {
  token: () => undefined,
  homepageConfigId: () => site,
  languageIndex: () => 0,
  visitorId: () => undefined,
  userId: () => undefined,
  isInternalSite: () => false,
};

const context: RequestContext = {
  config: benchConfig,
  session: visitor,
  signer: createHmacSigner(credentials.secret),
  now: Date.now,
};

/** A position list, signed now: gateways refuse what was signed more than five minutes ago. */
export function signList(param: ListParam): Promise<SignedCall> {
  return sign(queryPositionList, param);
}

/** The configuration of the external site, signed now. */
export function signStyle(): Promise<SignedCall> {
  return sign(loadWebsiteStyle, { id: site });
}

async function sign(method: Parameters<typeof buildRequest>[0], param: unknown): Promise<SignedCall> {
  const { url, headers, body } = await buildRequest(method, method.groups[0], param, context);
  if (typeof body !== 'string') throw new TypeError(`${method.name} has no body to send`);
  return { path: url, headers, body };
}

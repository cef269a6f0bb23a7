import { buildRequest, createHmacSigner, type GatewayConfig, type RequestContext } from '@careers/gateway';
import { getOffer, loadWebsiteStyle, queryHotPositions, queryPositionList } from '@careers/gateway/contract';
import { credentials, websiteSites } from '@careers/mocks';

/** A call that is ready to be sent to a gateway: path with the signed query, headers, body. */
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

/** The caller: a visitor of the external site, in Simplified Chinese. */
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

/** A call for a position list, signed now: gateways refuse signatures that are older than five minutes. */
export function signList(param: ListParam): Promise<SignedCall> {
  return sign(queryPositionList, param);
}

/** A call for the configuration of the external site, signed now. */
export function signStyle(): Promise<SignedCall> {
  return sign(loadWebsiteStyle, { id: site });
}

/** The methods that floors call; they do not sign calls themselves. */
const floorMethods = [loadWebsiteStyle, queryHotPositions, getOffer];

/**
 * The call that a floor has sent as plain JSON, signed now.
 * @throws {Error} if floors do not call this method
 */
export function signAsked(body: string): Promise<SignedCall> {
  const asked: { readonly method: string; readonly param: unknown } = JSON.parse(body);
  const method = floorMethods.find(({ name }) => name === asked.method);
  if (!method) throw new Error(`no floor asks for ${asked.method}`);
  return sign(method, asked.param);
}

async function sign(method: Parameters<typeof buildRequest>[0], param: unknown): Promise<SignedCall> {
  const { url, headers, body } = await buildRequest(method, method.groups[0], param, context);
  if (typeof body !== 'string') throw new TypeError(`${method.name} has no body to send`);
  return { path: url, headers, body };
}

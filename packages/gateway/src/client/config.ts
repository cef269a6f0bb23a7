import type { LanguageIndex } from '../contract/language-index.ts';

/** Deployments; `dataSourceCode` of the file gateway carries it as a suffix (decisions, section 3). */
export type Environment = 'uat' | 'dev' | 'pre' | 'prd';

/** Where the gateways are and who calls them: the part of `config.json` that the client needs. */
export interface GatewayConfig {
  readonly environment: Environment;
  readonly gatewayUrl: string;
  readonly baseUrl: string;
  readonly adminUrl: string;
  readonly fileGatewayUrl: string;
  readonly apiVersion: string;
  readonly appSubId: string;
  readonly appToken: string;
  readonly sysId: string;
  readonly rmApplyId: string;
  /** `app_token` of the captcha calls. */
  readonly captchaAppToken: string;
  readonly files: {
    readonly appId: string;
    readonly appToken: string;
    readonly dataSourceCode: string;
    readonly templateCode: string;
  };
}

/** The values that the client reads for each call; an undefined one sends no header. */
export interface SessionReader {
  token(): string | undefined;
  /** The id of the person whose session it is, or was before it expired; undefined for a visitor. A call is never sent for another person. */
  userId(): string | undefined;
  /** Website id, or the share website id on share pages, or the company's site under /complex. */
  homepageConfigId(): string | undefined;
  languageIndex(): LanguageIndex;
  visitorId(): string | undefined;
  /** Whether a site is known to be internal: its methods are then called by their internal API group (section 7). */
  isInternalSite(websiteId: string | undefined): boolean;
}

import {
  createFetchTransport,
  createGateway,
  createHmacSigner,
  GatewayFailure,
  type LanguageIndex,
} from '@careers/gateway';
import { loadWebsiteStyle, type WebsiteStyle } from '@careers/gateway/contract';
import type { PortalConfig } from '@careers/portal/config';

/** The languages of a website in the order in which the gateway counts them, and as Open Graph writes them. */
const languages = [
  ['zh-cn', 'zh_CN'],
  ['zh-hk', 'zh_HK'],
  ['en-us', 'en_US'],
] as const;

/** What a link to a website is previewed by. */
export interface Website {
  readonly name: string;
  /** One line; empty where the website says none. */
  readonly description: string;
  /** Of Open Graph, e.g. `zh_CN`. */
  readonly locale: string;
  /** An address or an inline picture; empty where the website has no mark. */
  readonly mark: string;
  readonly brandColor: string;
  /** The word of its scene; absent where it has none. */
  readonly scene: string | undefined;
}

/** A website that a gateway did not give; the message says which gateway, and what came instead. */
export class WebsiteError extends Error {
  override readonly name = 'WebsiteError';
}

/**
 * Asks the gateway of a deployment for its website, in that website's own language.
 *
 * @param home where the portal lies, which relative addresses are seen from
 * @throws {WebsiteError} when the gateway gives none.
 */
export async function readWebsite(config: PortalConfig, home: URL): Promise<Website> {
  const first = await askFor(config, home, 0);
  const own = languages.findIndex(([language]) => language === first.websiteBaseInfo.defaultLanguage);
  const index = own === 1 || own === 2 ? own : 0;
  const { websiteBaseInfo: base, websiteHomepage: homepage } =
    index === 0 ? first : await askFor(config, home, index);
  const { logoAddress, pcBannerList, theme } = homepage;
  const mark = base.tabLogoUrl || logoAddress;
  const banner = pcBannerList.find(({ title, text }) => title || text);
  return {
    name: base.websiteName,
    description: [base.websiteDescr, banner?.title || banner?.text].filter(Boolean).join(' · '),
    locale: languages[index][1],
    mark: mark && new URL(mark, home).href,
    brandColor: theme.brandColor,
    scene: theme.scene,
  };
}

async function askFor(config: PortalConfig, home: URL, language: LanguageIndex): Promise<WebsiteStyle> {
  const { websiteId } = config;
  const gatewayUrl = new URL(config.gatewayUrl, home).href;
  const gateway = createGateway({
    config: { ...config, gatewayUrl },
    transport: createFetchTransport(),
    signer: createHmacSigner(config.appSecret),
    session: {
      token: () => undefined,
      userId: () => undefined,
      homepageConfigId: () => websiteId,
      languageIndex: () => language,
      visitorId: () => undefined,
      isInternalSite: () => false,
    },
  });
  try {
    return await gateway.call(loadWebsiteStyle, { id: websiteId });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const { kind, code, message } = error;
    const came = [kind, code, message].filter(Boolean).join(' ');
    throw new WebsiteError(`${gatewayUrl} gave no website ${websiteId}: ${came}`, { cause: error });
  }
}

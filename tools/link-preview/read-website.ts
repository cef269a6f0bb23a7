import {
  createFetchTransport,
  createGateway,
  createHmacSigner,
  GatewayFailure,
  type LanguageIndex,
} from '@careers/gateway';
import { loadWebsiteStyle, type WebsiteStyle } from '@careers/gateway/contract';
import type { PortalConfig } from '@careers/portal/config';

/** The languages of a website in the order of their indexes at the gateway, with their names in Open Graph. */
const languages = [
  ['zh-cn', 'zh_CN'],
  ['zh-hk', 'zh_HK'],
  ['en-us', 'en_US'],
] as const;

/** What the preview of a website shows. */
export interface Website {
  readonly name: string;
  /** One line; empty if the website has none. */
  readonly description: string;
  /** As in Open Graph, e.g. `zh_CN`. */
  readonly locale: string;
  /** An address or an inline picture; empty if the website has no mark. */
  readonly mark: string;
  readonly brandColor: string;
  /** The name of its scene; absent if it has none. */
  readonly scene: string | undefined;
}

/** The gateway did not return a website; the message says which gateway, and what it returned instead. */
class WebsiteError extends Error {
  override readonly name = 'WebsiteError';
}

/**
 * Asks the gateway of a deployment for its website, in the website's own language.
 *
 * @param home the portal's address, which relative addresses refer to
 * @throws {WebsiteError} if the gateway returns none
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
    mark: pictureAt(mark, home),
    brandColor: theme.brandColor,
    scene: theme.scene,
  };
}

/** The whole address of a picture; empty unless it is http(s) or inline, as in the portal. */
function pictureAt(address: string, home: URL): string {
  const url = address ? URL.parse(address, home) : null;
  return url && /^(?:https?|data):$/.test(url.protocol) ? url.href : '';
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
    // In quotes: the gateway's words could hold commands to the terminal.
    const came = [kind, code, message && JSON.stringify(message)].filter(Boolean).join(' ');
    throw new WebsiteError(`${gatewayUrl} gave no website ${websiteId}: ${came}`, { cause: error });
  }
}

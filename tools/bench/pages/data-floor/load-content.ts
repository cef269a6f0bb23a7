import { askGateway, type FloorConfig, fetchConfig } from '../ask-gateway.ts';

/** The parts of the configuration that a floor shows. */
interface Content {
  readonly config: FloorConfig;
  readonly heading: string;
  readonly text: string;
}

/** The part of `loadWebsiteStyle`'s data that is shown. */
interface Style {
  readonly websiteHomepage: {
    readonly pcBannerList: readonly { readonly title: string; readonly text: string }[];
  };
}

/** Loads what the portal needs before it can show its heading: `config.json`, then one call of the gateway. */
export async function loadContent(): Promise<Content> {
  const config = await fetchConfig();
  const style = await askGateway<Style>(config, 'loadWebsiteStyle', { id: config.websiteId });
  const [banner] = style.websiteHomepage.pcBannerList;
  if (!banner) throw new Error('the configuration has no banner');
  return { config, heading: banner.title, text: banner.text };
}

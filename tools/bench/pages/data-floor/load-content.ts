/** What the data floor shows of the configuration. */
export interface Content {
  readonly heading: string;
  readonly text: string;
}

/** The part of `loadWebsiteStyle`'s data that is shown; the floor checks no schema. */
interface Style {
  readonly websiteHomepage: {
    readonly pcBannerList: readonly { readonly title: string; readonly text: string }[];
  };
}

/**
 * What the portal asks before it can show its heading, in the plainest way: `config.json`, then one call of the
 * gateway. The bench signs the call on its way, so that the floor stays without a signature of its own.
 */
export async function loadContent(): Promise<Content> {
  const config: { readonly gatewayUrl: string } = await (await fetch('config.json')).json();
  const answered = await fetch(config.gatewayUrl, { method: 'POST', body: '{}' });
  const reply: { readonly returnData: string } = await answered.json();
  const bytes = Uint8Array.from(atob(reply.returnData), (char) => char.charCodeAt(0));
  const style: Style = JSON.parse(new TextDecoder().decode(bytes));
  const [banner] = style.websiteHomepage.pcBannerList;
  if (!banner) throw new Error('the configuration has no banner');
  return { heading: banner.title, text: banner.text };
}

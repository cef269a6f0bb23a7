import { askGateway, fetchConfig } from '../ask-gateway.ts';

/** The parts of an offer that the floor shows. */
interface Offer {
  readonly heading: string;
  readonly text: string;
}

/** The part of `getOffer`'s data that is shown. */
interface OfferData {
  readonly position: { readonly post: string; readonly companyDescr: string };
}

/** Loads what the portal needs before it can show an offer: `config.json`, then one call of the gateway. */
export async function loadOffer(): Promise<Offer> {
  const config = await fetchConfig();
  const token = new URLSearchParams(location.hash.split('?')[1]).get('token');
  const { position } = await askGateway<OfferData>(config, 'getOffer', { token });
  return { heading: position.post, text: position.companyDescr };
}

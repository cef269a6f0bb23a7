import { parseUrl } from '../core/navigation/parse-url.ts';

/**
 * A configured link that may be followed, or undefined: `http://` is put before one without a scheme, every
 * scheme but http(s) is refused (section 2, Header; decision 5.2).
 */
export function externalLink(link: string): string | undefined {
  const trimmed = link.trim();
  if (!trimmed) return undefined;
  // A host with its port is no scheme with a number, except where that is a phone number.
  const withScheme =
    /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^(?!(tel|sms):)[^/?#:]+:\d+([/?#]|$)/i.test(trimmed);
  const address = withScheme ? trimmed : `http://${trimmed.replace(/^\/+/, '')}`;
  const url = parseUrl(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}

/** A configured picture's address, when it is http(s) or an inline picture; anything else is left out. */
export function safePicture(address: string): string | undefined {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(address)) return address;
  return /^https?:\/\//.test(address) && parseUrl(address) ? address : undefined;
}

/** An `onError` handler that hides a picture that cannot be loaded. */
export function hidePicture({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.hidden = true;
}

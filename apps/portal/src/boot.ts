import { base64Bytes, createWebCryptoSigner, encodeBody, encodePayload } from '@careers/gateway/wire';
import type { SentBoot } from './core/portal/boot-reply.ts';
import { sayCannotStart } from './core/portal/cannot-start.ts';

/**
 * Runs before the bundle: reads `config.json`, then calls for the website configuration, or for the answer of a link, so that both
 * are under way while the bundle loads. Failures of these are left to the portal, which calls again; only that the portal itself does
 * not load is reported here.
 */

/** Files to fetch at once, by language. */
export type EarlyFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** The files to fetch at once that `index.html` names. */
export interface FilesWithPage {
  readonly every: EarlyFiles;
  /** For all pages except link pages. */
  readonly site: EarlyFiles;
}

/** What is known of a page before the portal is there (vite/early-files.ts). */
export interface EarlyPage {
  readonly files: EarlyFiles;
  /** The query of its link; undefined for other pages. */
  readonly asks?: { readonly method: string; readonly group: string };
}

declare global {
  interface Window {
    careersBoot?: {
      readonly config: Promise<unknown>;
      readonly sent: SentBoot;
      /** By address: the files that were requested before the bundle ran. */
      readonly files: Map<string, Promise<Response>>;
      /** Says in the shell that the portal cannot start, with the reason. */
      readonly sayCannotStart: (detail: string) => void;
    };
  }
}

/** The timeout of each request here; after that the portal calls by itself, or reports the failure. */
const PATIENCE_MS = 10_000;
/** How long the portal may take to load, even on a slow connection, before the shell reports that it does not. */
const PORTAL_PATIENCE_MS = 30_000;

/** In the order of the language index (section 7). */
const locales = ['zh-cn', 'zh-hk', 'en-us'];

const ignore = () => {};

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

interface BootConfig {
  readonly gatewayUrl: string;
  readonly apiVersion: string;
  readonly appSubId: string;
  readonly appToken: string;
  readonly appSecret: string;
  readonly sysId: string;
  readonly rmApplyId: string;
  readonly websiteId: string;
}

interface EarlyCall {
  readonly method: string;
  readonly group: string;
  /** The website, company or link that the call is about; the reply is only used for the same one. */
  readonly about: string;
  readonly param: object;
}

async function send({ method, group, param }: EarlyCall, config: BootConfig): Promise<string> {
  // Plain-http intranets have no WebCrypto: there this throws, and the portal calls with its own signer.
  const sign = createWebCryptoSigner(config.appSecret, crypto.subtle);
  const paramString = encodePayload({ method, param });
  const query = {
    api_id: group,
    api_version: config.apiVersion,
    app_sub_id: config.appSubId,
    app_token: config.appToken,
    sys_id: config.sysId,
    timestamp: `${Date.now()}`,
  };
  const signed = { ...query, sign: await sign(query, paramString) };
  const reply = await fetch(`${config.gatewayUrl}?${new URLSearchParams(signed)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      rmApplyId: config.rmApplyId,
      homepageConfigId: known || config.websiteId,
      languageIndex: `${languageIndex}`,
    },
    body: encodeBody(paramString),
    signal: AbortSignal.timeout(PATIENCE_MS),
    // No referrer either: `index.html` has a policy for it.
    credentials: 'omit',
  });
  return reply.text();
}

const [route = '', query] = location.hash.split('?');
// Like the router: whatever its case, and without a slash at the end.
const page = /\w+(\/\w+)*/.exec(route.toLowerCase())?.[0] ?? 'homepage';
/** Read as the portal reads it: an incomplete escape sequence must not throw. */
const inAddress = new URLSearchParams(query);
/** The company of a page of the group's portal, whose own website is called for. */
const comId = page.startsWith('complex') && (inAddress.get('comId') || stored('comId'));
// The stored look of this website (site-config/kept-look.ts), in which the shell is painted. Not on a link page, which is about the
// link's website, not the visitor's.
const known = inAddress.get('websiteId') || stored('websiteId');
const about = comId || known;
const { style } = document.documentElement;
/** The token without spaces, each of which stands for a plus that a mail did not encode (core/navigation/as-sent.ts). */
const byLink = inAddress.get('token')?.replaceAll(' ', '+');
if (!byLink) style.cssText = stored(`look:${about}`);
// A look has custom properties only; anything else, if the storage was tampered with, could hide or move the page.
for (const property of [...style]) if (!property.startsWith('--')) style.removeProperty(property);
const share = inAddress.get('ticket') || page.includes('positionshare');
// Without a chosen language, the website's default language of an earlier visit.
const wanted = stored(share ? 'share_locale' : 'locale') || style.getPropertyValue('--look-language');
const languageIndex = Math.max(0, locales.indexOf(wanted));
const locale = locales[languageIndex] ?? wanted;
const readFile = (file: string) =>
  fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) }).then((reply) => reply.json());
const config: Promise<BootConfig> = readFile('config.json');
// What else a page needs is listed in a small file by its path, which loads long before the bundle.
const early: Promise<EarlyPage> = page === 'homepage' ? Promise.reject() : readFile(`early/${page}.json`);
const call: Promise<EarlyCall> = byLink
  ? early.then(({ asks }) => (asks ? { ...asks, about: byLink, param: { token: byLink } } : Promise.reject()))
  : config.then((read) => {
      const id = known || read.websiteId;
      return {
        method: 'loadWebsiteStyle',
        // The client's choice of API group: that of internal sites if an earlier visit has found the site to be internal.
        group: stored('internalSites').includes(`"${id}"`) ? 'rm.internalHomepageNoAuth' : 'rm.websiteView',
        about: about || id,
        param: { id, ...(comId && { comId }) },
      };
    });
const body = Promise.all([call, config]).then((both) => send(...both));
// A failure is ignored here; the portal meets it when it takes the reply. After the reply a first formatter is created, which loads the
// language's data for all later ones: a tenth of a second on a phone.
body.catch(ignore).then(() => new Intl.DateTimeFormat(locale));

const files = new Map<string, Promise<Response>>();

window.careersBoot = {
  config,
  files,
  sent: { call, locale, body },
  sayCannotStart: (detail) => sayCannotStart(languageIndex, detail),
};

/** Firefox ends the requests of a page as soon as it is left or reloaded, though it is still seen (decision 0169). */
let reportLost: (languageIndex: number) => void = sayCannotStart;
window.onbeforeunload = () => {
  reportLost = ignore;
};
window.onload = () => {
  window.onbeforeunload = null;
};
// If a script of the portal cannot be fetched, only this code can report it.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && reportLost(languageIndex),
  true,
);
setTimeout(sayCannotStart, PORTAL_PATIENCE_MS, languageIndex);

/** Fetched, not imported: a failed import could not be tried again (core/parts/fetch-part.ts). */
function fetchEarly(named: EarlyFiles): void {
  for (const file of named[locale] ?? []) {
    const request = new Request(file);
    // Aborted when the portal is given up: a second request would wait for the first.
    const reply = fetch(request, { signal: AbortSignal.timeout(PORTAL_PATIENCE_MS) });
    reply.catch(ignore);
    files.set(request.url, reply);
  }
}

const withPage = document.querySelector<HTMLMetaElement>('meta[name=early-files]');
if (withPage) {
  const { every, site }: FilesWithPage = JSON.parse(withPage.content);
  fetchEarly(every);
  if (!byLink) fetchEarly(site);
}
early.then((found) => fetchEarly(found.files)).catch(ignore);

/** The part of the reply that is painted into the shell. */
interface StyleWords {
  readonly websiteHomepage?: { readonly pcBannerList?: readonly { readonly title?: string }[] };
}

/** Paints the first banner's title into the shell as soon as it is loaded; the portal replaces it. */
function paintTitle(reply: string): void {
  const style: StyleWords = JSON.parse(new TextDecoder().decode(base64Bytes(JSON.parse(reply).returnData)));
  const title = style.websiteHomepage?.pcBannerList?.[0]?.title ?? '';
  document.querySelector('.shell-title')?.replaceChildren(title);
}

if (page === 'homepage') body.then(paintTitle).catch(ignore);

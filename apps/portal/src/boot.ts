import { base64Bytes, createWebCryptoSigner, encodeBody, encodePayload } from '@careers/gateway/wire';
import type { SentBoot } from './core/boot-reply.ts';
import { sayCannotStart } from './core/cannot-start.ts';

/**
 * Runs before the bundle: reads `config.json`, then asks for the website configuration, or for what the link of a mail
 * opens, so that both are under way while the bundle loads. Whatever goes wrong with that is met again, and shown, by the
 * portal itself; that the portal does not come can only be said here.
 */

/** Files to fetch at once, by language. */
export type EarlyFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** What `index.html` itself says of files to fetch at once. */
export interface FilesWithPage {
  readonly every: EarlyFiles;
  /** For every page but those that a link opens. */
  readonly site: EarlyFiles;
}

/** What is known of a page before the portal is there (vite/early-files.ts). */
export interface EarlyPage {
  readonly files: EarlyFiles;
  /** What its link is asked by; none for a page that no link opens. */
  readonly asks?: { readonly method: string; readonly group: string };
}

declare global {
  interface Window {
    careersBoot?: {
      readonly config: Promise<unknown>;
      readonly sent: SentBoot;
      /** By address: the files that were asked for before the portal was there. */
      readonly files: Map<string, Promise<Response>>;
      /** Says in the shell that there is no portal; for a portal that cannot start, with why. */
      readonly sayCannotStart: (detail: string) => void;
    };
  }
}

/** So long each of these may be silent; then the portal asks by itself, or says what is wrong. */
const PATIENCE_MS = 10_000;
/** So long the portal itself may take to come, on a slow line too, before the shell says that it does not. */
const PORTAL_PATIENCE_MS = 30_000;

/** By the index that calls carry (section 7). */
const locales = ['zh-cn', 'zh-hk', 'en-us'];

const ignore = () => undefined;

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
  /** The website, company or link that whoever takes the reply asks for. */
  readonly about: string;
  readonly param: object;
}

async function send({ method, group, param }: EarlyCall, config: BootConfig): Promise<string> {
  // Plain-http intranets have no WebCrypto: there the portal asks by itself, once its own signer is there.
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
    // No referrer either: the page itself says so (index.html).
    credentials: 'omit',
  });
  return reply.text();
}

const [route = '', query] = location.hash.split('?');
const page = /[a-z][a-z/]*/i.exec(route)?.[0] ?? 'homepage';
/** Read as the portal reads it: half an escape is no crash. */
const inAddress = new URLSearchParams(query);
/** The company of a page of the group's portal; its own website is asked for. */
const comId = /^complex/.test(page) && (inAddress.get('comId') || stored('comId'));
// What the portal kept of this website's look (site-config/kept-look.ts): the shell and all that follows begin in it. A
// page that a link by mail opens is about the link's own site, not the visitor's.
const known = inAddress.get('websiteId') || stored('websiteId');
const about = comId || known;
const { style } = document.documentElement;
/** As it was made: it has no blanks, and a plus that a mail did not encode is read as one (core/as-sent.ts). */
const byLink = inAddress.get('token')?.replaceAll(' ', '+');
if (!byLink) style.cssText = stored(`look:${about}`);
// A look is made of custom properties; whatever else somebody has put there would hide or move the page.
for (const property of [...style]) if (!property.startsWith('--')) style.removeProperty(property);
const share = inAddress.get('ticket') || /positionshare/i.test(page);
// Who has chosen none begins in the language that the website itself begins in, as an earlier visit found it.
const wanted = stored(share ? 'share_locale' : 'locale') || style.getPropertyValue('--look-language');
const languageIndex = Math.max(0, locales.indexOf(wanted));
const locale = locales[languageIndex] ?? wanted;
const readFile = (file: string) =>
  fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) }).then((reply) => reply.json());
const config: Promise<BootConfig> = readFile('config.json');
// What else a page needs is in a file by its path, which is here long before the portal is.
const early: Promise<EarlyPage> = page === 'homepage' ? Promise.reject() : readFile(`early/${page}.json`);
const call: Promise<EarlyCall> = byLink
  ? early.then(({ asks }) => {
      if (!asks) throw new Error();
      return { ...asks, about: byLink, param: { token: byLink } };
    })
  : config.then((read) => {
      const id = known || read.websiteId;
      return {
        method: 'loadWebsiteStyle',
        // As the client chooses it: an internal site that an earlier visit found is known to its own group alone.
        group: stored('internalSites').includes(`"${id}"`) ? 'rm.internalHomepageNoAuth' : 'rm.websiteView',
        about: about || id,
        param: { id, ...(comId && { comId }) },
      };
    });
const body = Promise.all([call, config]).then((both) => send(...both));
// Met again by the portal when it takes the reply; unheard until then. While the line is waited for, the first formatter of
// a language loads what all of them need: a tenth of a second on a phone.
body.catch(ignore).then(() => new Intl.DateTimeFormat(locale));

const files = new Map<string, Promise<Response>>();

window.careersBoot = {
  config,
  files,
  sent: { call, locale, body },
  sayCannotStart: (detail) => sayCannotStart(locale, detail),
};

// The portal's own script, or one that it needs, cannot be fetched: nobody else is there to say so.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && sayCannotStart(locale),
  true,
);
setTimeout(sayCannotStart, PORTAL_PATIENCE_MS, locale);

/** Fetched, not imported: of a module that cannot be had, the browser would not let go (core/fetch-part.ts). */
function fetchEarly(named: EarlyFiles): void {
  for (const file of named[locale] ?? []) {
    const request = new Request(file);
    // Given up when the portal is: whoever asks again would wait behind it.
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

/** What of the reply is painted into the shell. */
interface StyleWords {
  readonly websiteHomepage?: { readonly pcBannerList?: readonly { readonly title?: string }[] };
}

/** The company's own words stand in the shell as soon as they are here; the portal takes their place. */
function paintTitle(reply: string): void {
  const style: StyleWords = JSON.parse(new TextDecoder().decode(base64Bytes(JSON.parse(reply).returnData)));
  const title = style.websiteHomepage?.pcBannerList?.[0]?.title ?? '';
  document.querySelector('.shell-title')?.replaceChildren(title);
}

if (page === 'homepage') body.then(paintTitle).catch(ignore);

import { readReply } from '@careers/gateway';
import { loadWebsiteStyle, type WebsiteStyle } from '@careers/gateway/contract';

/** What `boot.ts` leaves behind: the reply to `loadWebsiteStyle`, for one site and one language. */
export interface SentBoot {
  /** The site's id, or the id of the company whose own it is. */
  readonly websiteId: Promise<string>;
  readonly locale: string;
  /** The reply's body; rejects when it could not be had. */
  readonly body: Promise<string>;
}

/** The early reply, to be taken once by whoever asks for the same site in the same language. */
export interface BootReply {
  take(websiteId: string, locale: string): Promise<WebsiteStyle | undefined>;
  /** The same, when it has already come; one on its way, or one that broke, is left alone. */
  takeIfHere(websiteId: string, locale: string): Promise<WebsiteStyle | undefined>;
}

export function createBootReply(sent: SentBoot | undefined): BootReply {
  let left = sent;
  async function take(websiteId: string, locale: string): Promise<WebsiteStyle | undefined> {
    const early = left;
    left = undefined;
    if (early?.locale !== locale || (await early.websiteId) !== websiteId) return undefined;
    return readReply(loadWebsiteStyle, await early.body, 'boot');
  }

  return {
    take,
    async takeIfHere(websiteId, locale) {
      const here = left?.body.then(
        () => true,
        () => false,
      );
      if (!(await Promise.race([here, nextTurn()]))) return undefined;
      return take(websiteId, locale).catch(() => undefined);
    },
  };
}

/** Resolves to nothing once everything that is already settled has been told. */
function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve));
}

import { readReply } from '@careers/gateway';
import { loadWebsiteStyle, type WebsiteStyle } from '@careers/gateway/contract';

/** What `boot.ts` leaves behind: the reply to `loadWebsiteStyle`, for one site and one language. */
export interface SentBoot {
  readonly websiteId: Promise<string>;
  readonly locale: string;
  /** The reply's body; rejects when it could not be had. */
  readonly body: Promise<string>;
}

/** The early reply, to be taken once by whoever asks for the same site in the same language. */
export interface BootReply {
  take(websiteId: string, locale: string): Promise<WebsiteStyle | undefined>;
}

export function createBootReply(sent: SentBoot | undefined): BootReply {
  let left = sent;
  return {
    async take(websiteId, locale) {
      const early = left;
      left = undefined;
      if (early?.locale !== locale || (await early.websiteId) !== websiteId) return undefined;
      return readReply(loadWebsiteStyle, await early.body, 'boot');
    },
  };
}

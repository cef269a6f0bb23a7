import { readReply } from '@careers/gateway';
import type { DataOf, Method } from '@careers/gateway/contract';

/** What `boot.ts` hands over: the reply to the one call that it sends, in one language. */
export interface SentBoot {
  /** The call's method, and the website, company or link that it is about; rejects when no call was sent. */
  readonly call: Promise<BootCall>;
  readonly locale: string;
  /** The reply's body; rejects when there is none. */
  readonly body: Promise<string>;
}

interface BootCall {
  readonly method: string;
  readonly about: string;
}

/** The early reply. It can be taken once, by the same call: same method, same subject, same language. */
export interface BootReply {
  /** Resolves as soon as it is known whether the reply has already come. */
  readonly isKnown: Promise<unknown>;
  take<M extends Method>(method: M, about: string, locale: string): Promise<DataOf<M> | undefined>;
  /** The same without waiting: undefined also when the reply is still on its way or cannot be read. */
  takeIfHere<M extends Method>(method: M, about: string, locale: string): DataOf<M> | undefined;
}

export function createBootReply(sent: SentBoot | undefined): BootReply {
  let left = sent;
  let here: { readonly call: BootCall; readonly body: string } | undefined;
  const arrival = Promise.all([sent?.call, sent?.body]).then(
    ([call, body]) => {
      if (call && body !== undefined) here = { call, body };
    },
    () => undefined,
  );

  /** Whether a call is the early one; its reply is then used up. */
  function claim(call: BootCall, method: Method, about: string, locale: string): boolean {
    // Another method leaves the reply for later. The same method with another subject or language has no use for it: it is dropped.
    if (!left || call.method !== method.name) return false;
    const isSame = left.locale === locale && call.about === about;
    left = undefined;
    return isSame;
  }

  return {
    isKnown: Promise.race([arrival, nextTurn()]),
    async take(method, about, locale) {
      const early = left;
      if (!early || !claim(await early.call, method, about, locale)) return undefined;
      return readReply(method, await early.body, 'boot');
    },
    takeIfHere(method, about, locale) {
      if (!here || !claim(here.call, method, about, locale)) return undefined;
      try {
        return readReply(method, here.body, 'boot');
      } catch {
        // `take` reads it again and throws what is wrong with it.
        left = sent;
        return undefined;
      }
    },
  };
}

/** Resolves after the handlers of all promises that are settled by now have run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

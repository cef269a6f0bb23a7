import { readReply } from '@careers/gateway';
import type { DataOf, Method } from '@careers/gateway/contract';

/** What `boot.ts` leaves behind: the reply to the one call that it sends, in one language. */
export interface SentBoot {
  /** The call's method, and the website, company or link that it is about; rejects when there is none. */
  readonly call: Promise<BootCall>;
  readonly locale: string;
  /** The reply's body; rejects when it could not be had. */
  readonly body: Promise<string>;
}

interface BootCall {
  readonly method: string;
  readonly about: string;
}

/** The early reply, to be taken once by whoever asks the same of the same in the same language. */
export interface BootReply {
  /** Resolves as soon as it is known whether the reply has already come. */
  readonly isKnown: Promise<unknown>;
  take<M extends Method>(method: M, about: string, locale: string): Promise<DataOf<M> | undefined>;
  /** The same, when it has already come; one on its way is left alone, and one that broke is as none. */
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

  /** Whether a call is the early one, which is nobody else's from then on. */
  function claim(call: BootCall, method: Method, about: string, locale: string): boolean {
    // What another method asks is no use of it; what the same one asks of something else makes it old.
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
        // Whoever asks meets what is wrong.
        left = sent;
        return undefined;
      }
    },
  };
}

/** Resolves once everything that is already settled has been told. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

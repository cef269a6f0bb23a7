import type { CaptchaProof } from '@careers/gateway';

/** Something the client asks of the screen, one at a time; whoever shows it listens here. */
export interface Prompts<Ask, Answer> {
  /** The one that is open, if any. */
  current(): Ask | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Opens a request, after those before it; resolves with its answer, or with `otherwise` once the signal says
   * that nobody waits for it any more.
   */
  ask(
    request: Ask,
    given?: { readonly signal: AbortSignal | undefined; readonly otherwise: Answer },
  ): Promise<Answer>;
  /** Answers the open one. */
  answer(answer: Answer): void;
}

/** A login that is asked for over the page. */
export interface LoginRequest {
  /** Who has to be back; anybody unless said. */
  readonly userId: string | undefined;
  /** Whose session somebody else's is to take the place of. */
  readonly insteadOf?: string | undefined;
}

/** A login over the page, because a session is gone or another person's. True when it is whose it has to be. */
export type LoginPrompts = Prompts<LoginRequest, boolean>;

/** A captcha over the page. Undefined when the person gave up. */
export type CaptchaPrompts = Prompts<{ readonly captchaType: string }, CaptchaProof | undefined>;

export function createPrompts<Ask, Answer>(): Prompts<Ask, Answer> {
  const waiting: { readonly request: Ask; readonly resolve: (answer: Answer) => void }[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => waiting[0]?.request,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (request, given) =>
      new Promise((resolve) => {
        if (given?.signal?.aborted) {
          resolve(given.otherwise);
          return;
        }
        const entry = { request, resolve };
        waiting.push(entry);
        given?.signal?.addEventListener('abort', () => {
          const place = waiting.indexOf(entry);
          if (place < 0) return;
          waiting.splice(place, 1);
          resolve(given.otherwise);
          tell();
        });
        tell();
      }),
    answer: (answer) => {
      waiting.shift()?.resolve(answer);
      tell();
    },
  };
}

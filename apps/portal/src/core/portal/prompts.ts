import type { CaptchaKind, CaptchaProof } from '@careers/gateway';

/** A queue of questions that calls ask the person, one at a time; the component that shows them subscribes. */
export interface Prompts<Ask, Answer> {
  /** The one that is open, if any. */
  current(): Ask | undefined;
  subscribe(listener: () => void): () => void;
  /** Queues a request; resolves with its answer, or with `otherwise` as soon as the signal is aborted. */
  ask(
    request: Ask,
    given?: { readonly signal: AbortSignal | undefined; readonly otherwise: Answer },
  ): Promise<Answer>;
  /** Answers the open one. */
  answer(answer: Answer): void;
}

/** A login that is asked for over the page. */
export interface LoginRequest {
  /** Who has to log in; anybody when undefined. */
  readonly userId: string | undefined;
  /** The person whose session is to be replaced by somebody else's. */
  readonly insteadOf?: string | undefined;
}

/** A login over the page, because the session ended or is another person's. Answers whether the right person has logged in. */
export type LoginPrompts = Prompts<LoginRequest, boolean>;

/** A captcha over the page. Answers undefined when the person gave up. */
export type CaptchaPrompts = Prompts<{ readonly captchaType: CaptchaKind }, CaptchaProof | undefined>;

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
          const index = waiting.indexOf(entry);
          if (index < 0) return;
          waiting.splice(index, 1);
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

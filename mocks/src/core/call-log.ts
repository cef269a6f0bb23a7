import { lazy } from './lazy.ts';
import type { CallRecord } from './message.ts';

/** Keeps a call: how it is read when somebody looks, and about how many characters it holds until then. */
export type RecordCall = (read: () => CallRecord, weight: number) => void;

/** The calls of one world that are kept, and what they may weigh together. */
export const CALLS_KEPT = 300;
export const CALLS_MAX_WEIGHT = 16 * 1024 * 1024;

/** The latest calls of one world, the newest last, which know about how much memory they hold. */
export class CallLog {
  #calls: { readonly call: () => CallRecord; readonly weight: number }[] = [];
  #weight = 0;
  #onWeight: ((more: number) => void) | undefined;

  /** @param onWeight is told how much heavier it has become, by whoever watches many of them */
  constructor(onWeight?: (more: number) => void) {
    this.#onWeight = onWeight;
  }

  get weight(): number {
    return this.#weight;
  }

  add(read: () => CallRecord, weight: number): () => CallRecord {
    const call = lazy(read);
    this.#calls.push({ call, weight });
    this.#grow(weight);
    while (this.#calls.length > CALLS_KEPT || (this.#weight > CALLS_MAX_WEIGHT && this.#calls.length > 1))
      this.#grow(-(this.#calls.shift()?.weight ?? 0));
    return call;
  }

  all(): CallRecord[] {
    return this.#calls.map(({ call }) => call());
  }

  clear(): void {
    this.#calls = [];
    this.#grow(-this.#weight);
  }

  /** Lets all go, and tells nobody any more: a call that is under way may still come in. */
  abandon(): void {
    this.clear();
    this.#onWeight = undefined;
  }

  #grow(more: number): void {
    this.#weight += more;
    this.#onWeight?.(more);
  }
}

import { lazy } from './lazy.ts';
import type { CallRecord } from './message.ts';

/** Adds a call: a function that reads it once somebody looks, and about how many characters it holds until then. */
export type RecordCall = (read: () => CallRecord, weight: number) => void;

/** How many calls of one world are kept, and their maximum size in total. */
export const CALLS_KEPT = 300;
export const CALLS_MAX_WEIGHT = 16 * 1024 * 1024;

/** The latest calls of one world, newest last, with about how much memory they use. */
export class CallLog {
  #calls: { readonly call: () => CallRecord; readonly weight: number }[] = [];
  #weight = 0;
  #onWeight: ((more: number) => void) | undefined;

  /** @param onWeight called with the change of its size, for an owner that watches many logs */
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

  /** Deletes all calls and stops reporting its size, as a call that is under way may still be added. */
  abandon(): void {
    this.clear();
    this.#onWeight = undefined;
  }

  #grow(more: number): void {
    this.#weight += more;
    this.#onWeight?.(more);
  }
}

import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anySignal } from './any-signal.ts';

describe.each(['with', 'without'])('a joint signal, in a browser %s AbortSignal.any', (support) => {
  beforeEach(() => {
    if (support === 'with') return;
    const old = class extends EventTarget {};
    vi.stubGlobal('AbortSignal', old);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('aborts with the first of its signals, for that one’s reason', () => {
    const [slow, quick] = [new AbortController(), new AbortController()];
    const joint = anySignal([slow.signal, quick.signal]);
    expect(joint.aborted).toBe(false);
    quick.abort('first');
    slow.abort('second');
    expect([joint.aborted, joint.reason]).toEqual([true, 'first']);
  });

  it('is no longer listened for at a signal that lives on after another has aborted', () => {
    const [longLived, quick] = [new AbortController(), new AbortController()];
    const listeners = () => getEventListeners(longLived.signal, 'abort').length;
    const before = listeners();
    anySignal([longLived.signal, quick.signal]);
    quick.abort();
    expect(listeners()).toBe(before);
  });

  it('has aborted already when one of them has', () => {
    const over = new AbortController();
    over.abort('before');
    expect(anySignal([new AbortController().signal, over.signal]).reason).toBe('before');
  });
});

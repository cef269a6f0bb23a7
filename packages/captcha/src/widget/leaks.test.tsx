import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ClickWordsCaptcha } from '../click-words/click-words-captcha.tsx';
import { SliderCaptcha } from '../slider/slider-captcha.tsx';
import { challengeOf, fakeTransport, labels, success, wordChallengeOf } from '../testing/fixtures.ts';

/** Listeners for each target, counted as they come and go. */
const counts = new Map<EventTarget, number>();

beforeEach(() => {
  counts.clear();
  vi.useFakeTimers();
  // Of its own functions the window has copies, bound to it, that the prototype knows nothing of.
  for (const owner of [EventTarget.prototype, window]) {
    count(owner, 'addEventListener', 1);
    count(owner, 'removeEventListener', -1);
  }
});

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function count(owner: Listening, name: keyof Listening, by: 1 | -1): void {
  const original = owner[name];
  vi.spyOn(owner, name).mockImplementation(function (
    this: EventTarget | undefined,
    ...call: Parameters<EventTarget['addEventListener']>
  ) {
    const target = this ?? window;
    counts.set(target, (counts.get(target) ?? 0) + by);
    return original.apply(target, call);
  });
}

/**
 * All listeners on what is still there, and all timers. What hangs on an element that went away went with
 * it; jsdom has a timer of its own at times, so the numbers are compared, not held against zero.
 */
function live() {
  const listeners = [...counts]
    .filter(([target]) => !(target instanceof Node) || target.isConnected)
    .reduce((sum, [, count]) => sum + count, 0);
  return { listeners, timers: vi.getTimerCount() };
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

it('sees a listener that stays, wherever it hangs', () => {
  for (const target of [window, document, document.body]) {
    const before = live().listeners;
    const listen = () => {};
    target.addEventListener('resize', listen);
    expect(live().listeners).toBe(before + 1);
    target.removeEventListener('resize', listen);
    expect(live().listeners).toBe(before);
  }
});

describe.each([
  {
    name: 'slider',
    Widget: SliderCaptcha,
    challenge: challengeOf('t'),
    begin() {
      const handle = screen.getByLabelText(labels.handle);
      fireEvent.pointerDown(handle, { pointerId: 1, button: 0, clientX: 0 });
      for (const clientX of [30, 40]) fireEvent.pointerMove(handle, { pointerId: 1, clientX });
      fireEvent.pointerDown(screen.getByLabelText(labels.stepForward));
    },
  },
  {
    name: 'click words',
    Widget: ClickWordsCaptcha,
    challenge: wordChallengeOf('t'),
    begin() {
      const pad = screen.getByLabelText(labels.wordPicture);
      fireEvent.pointerDown(pad, { pointerId: 1, button: 0, clientX: 5, clientY: 5 });
      for (const key of ['ArrowUp', 'Enter', 'Enter']) fireEvent.keyDown(pad, { key });
    },
  },
])('$name', ({ Widget, challenge, begin }) => {
  it('leaves no listener and no timer behind, mounted and unmounted 100 times in the middle of things', async () => {
    const { transport, gets } = fakeTransport();
    // One root throughout: React listens there for good, and once on the document.
    const { rerender } = render(<div />);
    const round = async () => {
      rerender(<Widget transport={transport} labels={labels} onVerified={() => {}} />);
      await settle(20);
      gets.at(-1)?.answer(success(challenge));
      await settle();
      begin();
      rerender(<div />);
    };
    await round();
    const before = live();
    for (let at = 1; at < 100; at++) await round();
    expect(gets).toHaveLength(100);
    expect(live()).toEqual(before);
  });

  it('leaves none behind while a call is under way, and gives the call up', async () => {
    const { transport, gets } = fakeTransport();
    const { rerender } = render(<div />);
    const before = live();
    for (let at = 0; at < 100; at++) {
      rerender(<Widget transport={transport} labels={labels} onVerified={() => {}} />);
      rerender(<div />);
    }
    expect(gets.every(({ signal }) => signal.aborted)).toBe(true);
    expect(live()).toEqual(before);
  });
});

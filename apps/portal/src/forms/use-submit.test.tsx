import { GatewayFailure } from '@careers/gateway';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PortalContext } from '../core/portal/portal.ts';
import { testPortal } from '../testing/test-portal.ts';
import { COOL_DOWN_MS } from './submit-state.ts';
import { type Sending, type SubmitOptions, useSubmit } from './use-submit.ts';

const failure = new GatewayFailure('network', '', { method: 'm', requestId: 'r' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form whose calls are answered by the test. */
function form(options: SubmitOptions = {}, portal = testPortal()) {
  const calls: { readonly call: Sending; readonly answer: PromiseWithResolvers<string> }[] = [];
  const told: unknown[] = [];
  const onFailure = vi.fn();
  const { result, unmount } = renderHook(() => useSubmit({ onFailure, ...options }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PortalContext value={portal}>{children}</PortalContext>
    ),
  });
  const send = (call: Sending) => {
    const answer = Promise.withResolvers<string>();
    calls.push({ call, answer });
    return answer.promise;
  };
  const press = (content?: unknown) =>
    act(async () => void result.current.submit(send, (text) => told.push(text), content));
  const settle = (run: (answer: PromiseWithResolvers<string>) => void) =>
    act(async () => {
      const last = calls.at(-1);
      if (!last) throw new Error('nothing was sent');
      run(last.answer);
    });
  return {
    press,
    succeed: () => settle(({ resolve }) => resolve('done')),
    fail: () => settle(({ reject }) => reject(failure)),
    unmount,
    told,
    onFailure,
    state: () => result.current.state,
    keys: () => calls.map(({ call }) => call.idempotencyKey),
    aborted: () => calls.map(({ call }) => call.options.signal.aborted),
    people: () => calls.map(({ call }) => call.options.person),
    submitAsync: () => result.current.submitAsync(send),
  };
}

describe('the submit of a form', () => {
  test('is sent once, however often the button is pressed, also after it succeeded', async () => {
    const one = form();
    await one.press();
    await one.press();
    expect([one.keys().length, one.state()]).toEqual([1, 'pending']);
    await one.succeed();
    await one.press();
    expect([one.keys().length, one.state(), one.told]).toEqual([1, 'done', ['done']]);
  });

  test('keeps its key until it succeeds, and then has another', async () => {
    const one = form({ repeatable: true });
    await one.press();
    await one.fail();
    await one.press();
    await one.succeed();
    await one.press();
    const [first, again, next] = one.keys();
    expect(one.keys()).toHaveLength(3);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('has another key for other content', async () => {
    const one = form({ repeatable: true });
    for (const words of ['first', 'first', 'other', 'first']) {
      await one.press({ words });
      await one.fail();
    }
    const [first, again, other, back] = one.keys();
    expect(again).toBe(first);
    expect(new Set([first, other, back]).size).toBe(3);
  });

  test('can be repeated at once after a failure, which is reported', async () => {
    const one = form();
    await one.press();
    await one.fail();
    expect([one.state(), one.onFailure.mock.calls]).toEqual(['ready', [[failure, true]]]);
  });

  test('of a login can be repeated three seconds after a failure', async () => {
    const one = form({ coolsDown: true });
    await one.press();
    await one.fail();
    await one.press();
    expect([one.keys().length, one.state()]).toEqual([1, 'coolingDown']);
    await act(() => vi.advanceTimersByTimeAsync(COOL_DOWN_MS));
    expect(one.state()).toBe('ready');
  });

  test.each(['fail', 'succeed'] as const)(
    'is cancelled with its form, and reports nothing more: its call may still %s',
    async (end) => {
      const one = form();
      await one.press();
      one.unmount();
      await one[end]();
      expect([one.aborted(), one.onFailure.mock.calls, one.told]).toEqual([[true], [], []]);
    },
  );

  test('that outlives its form is reported when it has ended', async () => {
    const one = form({ outlivesForm: true });
    await one.press();
    one.unmount();
    await one.succeed();
    expect([one.aborted(), one.told]).toEqual([[false], ['done']]);
  });

  test.each([
    ['a visitor is sent for the person who has logged in meanwhile', [], undefined],
    ['a person is sent for that person only, whoever has logged in meanwhile', ['u1'], 'u1'],
  ])('of %s', async (_, before, person) => {
    const portal = testPortal();
    const logIn = (userid: string) => {
      const userInfo = { userid, name: '', userName: '', email: '', phone: '' };
      portal.session.logIn({ Authorization: 'token', userInfo }, { kind: 'phone', value: '1' });
    };
    before.forEach(logIn);
    const one = form({}, portal);
    act(() => logIn('u2'));
    await one.press();
    expect(one.people()).toEqual([person]);
  });

  test('rejects every promise that waits for it, if it fails', async () => {
    const one = form();
    const end = one.submitAsync();
    const other = one.submitAsync();
    const outcome = Promise.allSettled([end, other]);
    await one.fail();
    expect(await outcome).toEqual([
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ]);
    expect(one.keys()).toHaveLength(1);
  });
});

import { GatewayFailure } from '@careers/gateway';
import { declineOffer } from '@careers/gateway/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalContext } from '../core/portal/portal.ts';
import { testPortal } from '../testing/test-portal.ts';
import { useSubmitMethod } from './use-submit-method.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = (kind: 'business' | 'network') =>
  new GatewayFailure(kind, '', { method: 'm', requestId: 'r' });

/** The idempotency keys with which params are sent when no answer arrives. */
async function keysOf(...params: readonly { readonly pass: string; readonly reason: string }[]) {
  const portal = testPortal();
  const call = vi.spyOn(portal.gateway, 'call').mockRejectedValue(failure('network'));
  const { result } = renderHook(() => useSubmitMethod(declineOffer), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PortalContext value={portal}>{children}</PortalContext>
    ),
  });
  for (const param of params) {
    await act(() => result.current.submit({ token: 'token', ...param }));
    await act(() => vi.runAllTimersAsync());
  }
  return call.mock.calls.map(([, param]) => (param as { readonly idempotencyKey: string }).idempotencyKey);
}

test('a retry with another link pass has the same idempotency key', async () => {
  const [first, again] = await keysOf({ pass: 'one', reason: 'No' }, { pass: 'two', reason: 'No' });
  expect(again).toBe(first);
  expect(first).toBeTruthy();
});

test('a retry with other content has another idempotency key', async () => {
  const [first, other] = await keysOf({ pass: 'one', reason: 'No' }, { pass: 'one', reason: 'Not now' });
  expect(other).toBeTruthy();
  expect(other).not.toBe(first);
});

test.each([
  ['has succeeded', undefined, { isAskedAgain: true, isLost: false }],
  [
    'was refused, which may be because of a change elsewhere',
    'business',
    { isAskedAgain: true, isLost: false },
  ],
  ['went out and was not answered', 'network', { isAskedAgain: true, isLost: true }],
] as const)('what was read before is asked for again when a submit %s', async (_, kind, outcome) => {
  const portal = testPortal();
  const call = vi.spyOn(portal.gateway, 'call');
  if (kind) call.mockRejectedValue(failure(kind));
  else call.mockResolvedValue({});
  portal.queries.setQueryData(['shown'], 'before');
  const onLost = vi.fn();
  const { result } = renderHook(() => useSubmitMethod(declineOffer, { onLost }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PortalContext value={portal}>{children}</PortalContext>
    ),
  });
  await act(() => result.current.submit({ token: 'token', reason: 'No' }));
  expect({
    isAskedAgain: portal.queries.getQueryState(['shown'])?.isInvalidated,
    isLost: onLost.mock.calls.length > 0,
  }).toEqual(outcome);
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHighlight } from './use-highlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the highlight follows 800 ms after the page; one passed through lights nothing', () => {
  const { result, rerender } = renderHook(({ current }) => useHighlight(current), {
    initialProps: { current: 'home' },
  });
  expect(result.current).toBe('home');
  rerender({ current: 'login' });
  pass(500);
  rerender({ current: 'positions' });
  pass(799);
  expect(result.current).toBe('home');
  pass(1);
  expect(result.current).toBe('positions');
});

import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLast } from './use-last.ts';

interface Answer {
  readonly value?: string;
  readonly of?: string;
}

it('the last value stays while there is none, but not for somebody else', () => {
  const { result, rerender } = renderHook(({ value, of }: Answer) => useLast(value, of), {
    initialProps: { of: 'Li' } as Answer,
  });
  expect(result.current).toBeUndefined();
  const shown = [
    { value: 'a', of: 'Li' },
    { of: 'Li' },
    { of: 'Wu' },
    { value: 'b', of: 'Wu' },
    { of: 'Wu' },
  ];
  expect(
    shown.map((answer) => {
      rerender(answer);
      return result.current;
    }),
  ).toEqual(['a', 'a', undefined, 'b', 'b']);
});

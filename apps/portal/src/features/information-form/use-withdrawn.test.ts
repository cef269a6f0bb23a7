import type { CollectField, CollectGroup } from '@careers/gateway/contract';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWithdrawn } from './use-withdrawn.ts';

const field = (id: string): CollectField => ({ id, kind: 'text', label: id, required: false });
const form = (...ids: string[]): CollectGroup[] => ids.map((id) => ({ title: '', fields: [field(id)] }));

/** A form that is asked for again: it may have other fields each time. */
function open(groups: readonly CollectGroup[]) {
  const { result, rerender } = renderHook(useWithdrawn, { initialProps: groups });
  return {
    withdrawn: () => result.current.withdrawn.map(({ id }) => id),
    saidBefore: (earlier: unknown, answers = {}) => result.current.saidBefore(earlier, answers),
    comes: (...ids: string[]) => rerender(form(...ids)),
  };
}

test('fields are withdrawn that the form has contained since it was opened, until it contains them again', () => {
  const { withdrawn, comes } = open(form('name', 'city', 'size'));
  expect(withdrawn()).toEqual([]);
  comes('name', 'size');
  expect(withdrawn()).toEqual(['city']);
  comes('name', 'new');
  expect(withdrawn()).toEqual(['size', 'city']);
  comes('city', 'name');
  expect(withdrawn()).toEqual(['new', 'size']);
});

test('of an earlier draft it is said what fields held that the form had lost before it was opened', () => {
  const { saidBefore, comes } = open(form('name', 'city'));
  const earlier = { name: 'Name: Lin', city: 'City: Xiamen', gone: 'Hobby: Go' };
  expect(saidBefore(earlier)).toEqual({ gone: 'Hobby: Go' });
  comes('name');
  expect(saidBefore(earlier)).toEqual({ gone: 'Hobby: Go' });
  comes('name', 'gone');
  expect(saidBefore(earlier, { gone: '' })).toEqual({ gone: 'Hobby: Go' });
  expect(saidBefore(earlier, { gone: 'Go' })).toEqual({});
});

test.each([undefined, null, 'text', ['Hobby: Go'], { gone: 7 }])(
  'of a draft that says %j nothing is said: it is of an earlier version',
  (earlier) => {
    expect(open(form('name')).saidBefore(earlier)).toEqual({});
  },
);

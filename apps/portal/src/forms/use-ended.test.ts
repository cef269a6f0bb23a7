import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UploadItem } from './upload-list.ts';
import { useEnded } from './use-ended.ts';

const file = new File(['x'], 'cv.pdf');
const waiting: UploadItem = { id: 'new', name: 'cv.pdf', size: 1, state: 'waiting', file };
const failed = (): UploadItem => ({ ...waiting, state: 'failed', error: new Error('offline') });
const done = (id: string): UploadItem => {
  const { name, size } = waiting;
  return { id, name, size, state: 'done', ref: { fileId: id, fileName: name, size } };
};

test('each upload that ends is announced, a second failure of a file too, and no file of a draft', () => {
  const kept = done('of a draft');
  const { result, rerender } = renderHook(useEnded, { initialProps: [kept] });
  const announced = (...items: UploadItem[]) => {
    rerender(items);
    return result.current.map(({ id, state }) => `${id} ${state}`);
  };
  expect([
    announced(kept),
    announced(kept, waiting),
    announced(kept, failed()),
    announced(kept, waiting),
    announced(kept, failed()),
    announced(kept, waiting),
    announced(kept, done('new')),
  ]).toEqual([[], [], ['new failed'], [], ['new failed'], [], ['new done']]);
});

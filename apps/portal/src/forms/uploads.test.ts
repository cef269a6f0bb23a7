import type { FileRef } from '@careers/gateway/contract';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createUploads } from './uploads.ts';

const text = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('a field that leaves the page gives up the file on its way, and those that wait behind it', async () => {
  const signals: AbortSignal[] = [];
  const upload = vi.fn(
    (_file: File, { signal }: { readonly signal: AbortSignal }) =>
      new Promise<FileRef>((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const uploads = createUploads({ kind: 'feedbackAttachment', upload });
  uploads.add([text('first.pdf'), text('second.pdf')]);
  await waitFor(() => expect(uploads.items().map(({ state }) => state)).toEqual(['uploading', 'waiting']));
  uploads.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(uploads.items()).toEqual([]);
});

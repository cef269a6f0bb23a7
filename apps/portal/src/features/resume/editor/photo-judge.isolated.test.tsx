import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PartFailure } from '../../../core/failures/part-failure.ts';
import { loadTransfer } from '../../../forms/uploads.ts';
import { findSection, openEditor } from './testing/open-editor.ts';

vi.mock('../../../forms/uploads.ts', async (original) => {
  const uploads = await original<typeof import('../../../forms/uploads.ts')>();
  return { ...uploads, loadTransfer: vi.fn(uploads.loadTransfer) };
});

test('a photo is never uploaded uncropped, also if the code that checks it could not be fetched at first', async () => {
  const { user, local } = await openEditor();
  const photo = await findSection('Photo');
  const taken = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe1)], 'home.jpg', { type: 'image/jpeg' });
  vi.mocked(loadTransfer).mockRejectedValueOnce(new PartFailure('no reply came'));
  await user.upload(photo.getByLabelText('Choose a file'), taken);
  await photo.findByText(/^home\.jpg: This part of the page could not be fetched/);
  expect(photo.queryByRole('button', { name: /again/ })).toBeNull();
  await user.upload(photo.getByLabelText('Choose a file'), taken);
  await screen.findByRole('dialog', { name: 'Crop your photo' });
  const sent = local
    .world()
    .calls()
    .filter(({ path }) => path === 'files.upload');
  expect(sent).toEqual([]);
});

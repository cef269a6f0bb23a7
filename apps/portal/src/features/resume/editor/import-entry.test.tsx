import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { oldFile } from '../import/testing/old-file.ts';
import { readHere } from '../import/testing/reader-here.ts';
import { findSection, openEditor } from './testing/open-editor.ts';

describe('a resume that is imported in the editor', () => {
  test('is checked field by field in a dialog, corrected, and written into the page', async () => {
    readHere();
    const { user, written } = await openEditor({ world: { persona: 'newcomer' } });
    await findSection('Basic information');
    await user.click(screen.getByRole('button', { name: 'Import a resume' }));
    const file = new File([oldFile('libreoffice-en.doc')], 'old.doc', { type: 'application/msword' });
    const choose = within(await screen.findByRole('dialog', { name: 'Import a resume' }));
    await user.upload(choose.getByLabelText('Choose a file'), file);
    const review = within(await screen.findByRole('dialog', { name: 'Check what was read' }));
    // The editor below has a landmark of this name for each section, so the dialog has none.
    expect(review.queryAllByRole('region')).toEqual([]);
    expect(review.getByRole('group', { name: 'Education history' })).toBeTruthy();
    const [school] = review.getAllByRole('textbox', { name: /^School/ });
    if (!school) throw new Error('no school was read');
    await user.clear(school);
    await user.type(school, 'Lingwan University');
    await user.click(review.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written().education?.value).toMatchObject([{ school: 'Lingwan University' }]);
    const education = await findSection('Education history');
    await education.findByRole('button', { name: /^Lingwan University/, expanded: false });
  });
});

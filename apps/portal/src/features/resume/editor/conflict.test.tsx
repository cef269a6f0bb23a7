import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../create-portal.tsx';
import { personaWorld } from '../../../testing/open-portal.ts';
import { untilAllSaved } from '../../../testing/until-all-saved.ts';
import { findSection, hidePage, openEditor } from './testing/open-editor.ts';

describe('a section that another device has saved in the meantime', () => {
  test('is merged without a question if different fields were changed', async () => {
    const { user, local, written } = await openEditor();
    const basics = await findSection('Basic information');
    local.world().saveElsewhere('basics');
    await user.selectOptions(basics.getByRole('combobox', { name: 'Gender' }), 'other');
    hidePage();
    await waitFor(() => expect(written().basics?.value.gender).toBe('other'));
    await untilAllSaved(() => {
      expect(written().basics?.value.city).toMatch(/ \(changed on my phone\)$/);
    });
    expect(basics.getByRole('combobox', { name: 'City' })).toHaveProperty(
      'value',
      expect.stringMatching(/ \(changed on my phone\)$/),
    );
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  });

  test('lets the person choose for each field that both have changed, also after more typing', async () => {
    const { user, local, written } = await openEditor();
    const basics = await findSection('Basic information');
    const city = basics.getByRole('combobox', { name: 'City' });
    const name = basics.getByRole('textbox', { name: /^Name/ });
    local.world().saveElsewhere('basics');
    await user.clear(city);
    await user.type(city, 'Here');
    await user.type(name, ' I');
    hidePage();
    await user.click(await basics.findByRole('button', { name: 'Compare and choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Two versions of this section' }));
    expect(await axeFindings()).toEqual([]);
    const keep = dialog.getByRole('button', { name: 'Keep what is chosen' });
    expect(keep).toHaveProperty('disabled', true);
    await user.click(within(dialog.getByRole('radiogroup', { name: 'City' })).getByLabelText(/^Here/));
    // Choices are kept when the dialog is closed without an answer.
    await user.click(dialog.getByText('Decide later'));
    await user.type(city, '!');
    await user.click(basics.getByRole('button', { name: 'Compare and choose' }));
    const again = within(await screen.findByRole('dialog', { name: 'Two versions of this section' }));
    await user.click(
      within(again.getByRole('radiogroup', { name: 'Name' })).getByLabelText(/changed on my phone/),
    );
    await user.click(again.getByRole('button', { name: 'Keep what is chosen' }));
    // The button that opened the dialog was removed.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Basic information'));
    hidePage();
    await untilAllSaved(() => {
      expect(written().basics?.value).toMatchObject({
        city: 'Here!',
        name: 'Lin Xiaoyu (changed on my phone)',
      });
    });
    expect(name).toHaveProperty('value', 'Lin Xiaoyu (changed on my phone)');
  });

  test('does not show its question during a press, so that nothing moves under it', async () => {
    const { user, local } = await openEditor();
    const basics = await findSection('Basic information');
    const city = basics.getByRole('combobox', { name: 'City' });
    local.world().saveElsewhere('basics');
    fireEvent.pointerDown(city);
    await user.clear(city);
    await user.type(city, 'Here', { skipClick: true });
    hidePage();
    await screen.findByText('Not saved: this was changed elsewhere in the meantime.');
    expect(basics.queryByRole('button', { name: 'Compare and choose' })).toBeNull();
    fireEvent.pointerUp(city);
    expect(await basics.findByRole('button', { name: 'Compare and choose' })).toBeTruthy();
  });

  test('keeps a removed entry that was changed elsewhere once if the person chooses so, without an “Undo”', async () => {
    const { user, local, written } = await openEditor();
    const work = await findSection('Work experience');
    local.world().saveElsewhere('work');
    const edited = written().work?.value.find((job) => JSON.stringify(job).includes('changed on my phone'));
    const at = present(written().work).value.findIndex(({ id }) => id === edited?.id);
    await user.click(present(work.getAllByRole('button', { name: /^Remove / })[at]));
    expect(work.getByRole('button', { name: 'Undo' })).toBeTruthy();
    hidePage();
    await user.click(await work.findByRole('button', { name: 'Compare and choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Two versions of this section' }));
    await user.click(dialog.getByLabelText(/^Keep it/));
    await user.click(dialog.getByRole('button', { name: 'Keep what is chosen' }));
    await waitFor(() => expect(work.getAllByRole('listitem')).toHaveLength(2));
    expect(work.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('keeps an entry that was edited here and removed elsewhere until the person chooses', async () => {
    const { user, local, written } = await openEditor();
    const work = await findSection('Work experience');
    const elsewhere = local.world().state().resumes['acc-candidate'];
    if (!elsewhere) throw new Error('no resume');
    const [, older] = work.getAllByRole('button', { expanded: false });
    if (!older) throw new Error('one job alone');
    local.world().saveElsewhere('work');
    const stored = local.world().state().resumes['acc-candidate']?.written.work;
    if (!stored) throw new Error('nothing was saved elsewhere');
    stored.value.splice(1, 1);
    await user.click(older);
    await user.type(work.getByRole('textbox', { name: /^Job title/ }), ', senior');
    hidePage();
    await user.click(await work.findByRole('button', { name: 'Compare and choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Two versions of this section' }));
    await user.click(dialog.getByLabelText(/^Keep it/));
    await user.click(dialog.getByRole('button', { name: 'Keep what is chosen' }));
    hidePage();
    await untilAllSaved(() => {
      expect(written().work?.value.map(({ id }) => id)).toEqual(['work-1', 'work-2']);
      expect(written().work?.value[1]?.post).toMatch(/, senior$/);
    });
  });

  // Decision 0064: the result of a merge may have more entries than a list takes, and the editor says so.
  test('says which section holds too many entries after both have added some, and saves it once one is removed', async () => {
    const { local, stored } = personaWorld({ lang: 'en-us' });
    const { resumes } = local.world().state();
    const awards = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ id: `award-${at}`, name: `Award ${at}`, awarded: '', description: '' },
      }));
    const setAwards = (revision: number, value: ReturnType<typeof awards>) => {
      resumes['acc-candidate'] = {
        ...{ revision, updatedAt: 0, sample: true },
        written: { awards: { revision, updatedAt: 0, value } },
      };
    };
    setAwards(1, awards(49));
    const { user, written } = await openEditor({
      local,
      storage: createMemoryStorage({ locale: 'en-us', ...stored }),
    });
    const section = await findSection('Awards');
    setAwards(2, awards(50));
    await user.click(section.getByRole('button', { name: 'Add an award' }));
    hidePage();
    const alert = await section.findByRole('alert');
    expect(alert.textContent).toBe(
      'Not saved: Awards: a resume holds at most 50 entries here. Please remove 1 entry.',
    );
    expect(section.getAllByRole('listitem')).toHaveLength(51);
    await user.click(present(section.getAllByRole('button', { name: /^Remove / })[0]));
    hidePage();
    await untilAllSaved(() => expect(written().awards?.value).toHaveLength(50));
    expect(section.queryByRole('alert')).toBeNull();
  });
});

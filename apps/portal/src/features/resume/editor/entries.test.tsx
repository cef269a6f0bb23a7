import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../../create-portal.tsx';
import { personaWorld } from '../../../testing/open-portal.ts';
import { untilAllSaved } from '../../../testing/until-all-saved.ts';
import { findSection, hidePage, openEditor } from './testing/open-editor.ts';

describe('a list of entries', () => {
  test('adds an entry, saves it incomplete, and marks it as incomplete once it is closed', async () => {
    const { user, written } = await openEditor({ world: { persona: 'newcomer' } });
    const education = await findSection('Education history');
    await user.click(education.getByRole('button', { name: 'Add education' }));
    const school = education.getByRole('combobox', { name: /^Degree/ });
    expect(document.activeElement).toBe(education.getByRole('textbox', { name: /^School/ }));
    await user.type(school, 'Bach');
    await user.type(education.getByRole('textbox', { name: /^Start month/ }), '2016-09');
    hidePage();
    await untilAllSaved(() => {
      expect(written().education?.value).toEqual([
        expect.objectContaining({ school: '', degree: 'Bach', start: '2016-09', end: '', present: false }),
      ]);
    });
    expect(education.queryByText('Incomplete')).toBeNull();
    await user.click(education.getByRole('button', { expanded: true }));
    expect(education.getByRole('button', { expanded: false }).textContent).toMatch(/Incomplete$/);
    expect(await axeFindings()).toEqual([]);
  });

  test('is ordered by keyboard: the focus stays at the button, and the new place is announced', async () => {
    const { user, written } = await openEditor();
    const work = await findSection('Work experience');
    const names = () =>
      work.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
    const [first, second] = names();
    const [down] = work.getAllByRole('button', { name: /^Move .+ down$/ });
    if (!down) throw new Error('nothing can be moved');
    down.focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual([second, first]);
    expect(document.activeElement).toBe(down);
    expect(work.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/ is now 2 of 2\.$/),
    );
    // The entry is the last one now, so another press does nothing.
    await user.keyboard('{Enter}');
    expect(names()).toEqual([second, first]);
    hidePage();
    await untilAllSaved(() => {
      expect(written().work?.value.map(({ id }) => id)).toEqual(['work-2', 'work-1']);
    });
  });

  test('edits one of two entries that another client has written under one id, and saves both', async () => {
    const { local, stored } = personaWorld({ lang: 'en-us' });
    const { resumes } = local.world().state();
    const entry = { id: 'work', start: '2020-01', end: '2021-01', present: false, description: 'Much.' };
    const value = ['One', 'Two'].map((company) => ({ ...entry, company, post: 'Engineer' }));
    resumes['acc-candidate'] = {
      revision: 1,
      updatedAt: 0,
      sample: true,
      written: { work: { revision: 1, updatedAt: 0, value } },
    };
    const { user, written } = await openEditor({
      local,
      storage: createMemoryStorage({ locale: 'en-us', ...stored }),
    });
    const section = await findSection('Work experience');
    const [, second] = section.getAllByRole('button', { expanded: false });
    await user.click(present(second));
    await user.type(section.getByRole('textbox', { name: /^Job title/ }), '!');
    hidePage();
    await untilAllSaved(() => {
      expect(written().work?.value.map(({ id, post }) => [id, post.endsWith('!')])).toEqual([
        ['work', false],
        ['work-2', true],
      ]);
    });
  });

  test('restores a removed entry at its place', async () => {
    const { user, written } = await openEditor();
    const work = await findSection('Work experience');
    const count = () => work.getAllByRole('listitem').length;
    expect(count()).toBe(2);
    const [remove] = work.getAllByRole('button', { name: /^Remove / });
    await user.click(present(remove));
    expect(count()).toBe(1);
    expect(work.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Delete successfully · .+Undo$/),
    );
    expect(document.activeElement).toBe(work.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(count()).toBe(2);
    expect(document.activeElement).toBe(work.getAllByRole('button', { expanded: false })[0]);
    await user.click(present(work.getAllByRole('button', { name: /^Remove / })[0]));
    hidePage();
    await untilAllSaved(() => {
      expect(written().work?.value.map(({ id }) => id)).toEqual(['work-2']);
    });
  });
});

describe('the limits of a resume in the specification', () => {
  test('allow at most three industries', async () => {
    const { user } = await openEditor({ world: { persona: 'newcomer' } });
    const intention = await findSection('Job preferences');
    const industry = intention.getByRole('combobox', { name: /^Preferred industries/ });
    await user.click(industry);
    const options = () => intention.getAllByRole('option');
    for (const at of [0, 1, 2]) await user.click(present(options()[at]));
    expect(intention.getAllByText('Select at most 3 items').length).toBeGreaterThan(0);
    await user.click(present(options()[3]));
    expect(intention.getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
    expect(await axeFindings()).toEqual([]);
  });

  test('require a period to end after its start, unless it lasts to the present', async () => {
    const { user, written } = await openEditor();
    const work = await findSection('Work experience');
    const [, older] = work.getAllByRole('button', { expanded: false });
    if (!older) throw new Error('one job alone');
    await user.click(older);
    const end = work.getByRole('textbox', { name: /^End month/ });
    await user.clear(end);
    await user.type(end, '1990-01');
    await user.tab();
    await work.findByText('The end is before the start.');
    await user.click(work.getByRole('checkbox', { name: 'To present' }));
    expect(work.queryByText('The end is before the start.')).toBeNull();
    hidePage();
    await untilAllSaved(() => {
      expect(written().work?.value[1]).toMatchObject({ present: true });
    });
  });
});

describe('saving a finished resume', () => {
  test('is refused while required fields are missing, with a link to each', async () => {
    const { user } = await openEditor({ world: { persona: 'newcomer' } });
    const education = await findSection('Education history');
    await user.click(education.getByRole('button', { name: 'Add education' }));
    // The target of a link may be closed.
    await user.click(education.getByRole('button', { expanded: true }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('group', {
      name: 'Please fill in the required content completely',
    });
    expect(document.activeElement).toBe(summary);
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Basic information · Email',
      'Job preferences · Preferred job categories',
      'Job preferences · Preferred locations',
      'Education history · School',
      'Education history · Major',
      'Education history · Degree',
      'Education history · Start month',
      'Education history · End month',
    ]);
    for (const link of summary.querySelectorAll('a')) {
      await user.click(link);
      expect(document.activeElement?.id, link.textContent ?? '').toBe(link.hash.slice(1));
    }
    expect(await axeFindings()).toEqual([]);
  });

  test('is refused for an invalid e-mail, and succeeds once it is corrected', async () => {
    const { user, written } = await openEditor();
    const basics = await findSection('Basic information');
    const email = basics.getByRole('textbox', { name: /^Email/ });
    await user.clear(email);
    await user.type(email, 'me@');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Basic information · Email: Please enter a valid email' });
    await user.clear(email);
    // The value is valid for a moment while it is typed: the summary does not take the focus.
    await user.type(email, 'me@mail.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const done = await screen.findByRole('heading', { name: 'Save successfully' });
    expect(document.activeElement).toBe(done);
    expect(written().basics?.value.email).toBe('me@mail.example');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Choose a template')).toMatch(/#\/resumeTemp/);
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    const again = await findSection('Basic information');
    expect(again.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'me@mail.example');
  });

  test.each([
    ['/fastDelivery?id=p1', 'Go back to where you were', /#\/fastDelivery\?.*id=p1/],
    ['//evil.example', 'Go to the homepage', /#\/homepage/],
    ['/homepage', 'Go to the homepage', /#\/homepage/],
  ])('offers the way back to %s only inside the portal', async (from, name, to) => {
    const { user } = await openEditor({ query: `?back=${encodeURIComponent(from)}` });
    await findSection('Basic information');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const back = await screen.findByRole('link', { name });
    expect(back.getAttribute('href')).toMatch(to);
    expect(back.getAttribute('href')).not.toMatch(/evil/);
  });

  test('that fails says so and keeps what was typed', async () => {
    const { user, line, written } = await openEditor();
    const about = await findSection('Self-evaluation');
    line.isDown = true;
    await user.type(about.getByRole('textbox'), ' More.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not everything could be saved yet. What you have written is still here.');
    line.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Save successfully' });
    await waitFor(() => expect(written().selfEvaluation?.value).toMatch(/ More\.$/));
  });
});

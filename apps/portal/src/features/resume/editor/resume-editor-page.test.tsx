import { axeFindings } from '@careers/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../../testing/open-portal.ts';

/** The editor of a persona's resume, opened; `saved` reads what the server has of it. */
async function openEditor(persona: 'candidate' | 'newcomer' = 'candidate', query = '') {
  const user = userEvent.setup();
  const { local, stored } = personaWorld({ persona });
  const opened = await openPortal(`/resumeEditor${query}`, { world: local, stored });
  await screen.findByRole('region', { name: 'Basic information' });
  const account = persona === 'candidate' ? 'acc-candidate' : 'acc-newcomer';
  const written = () => local.world().state().resumes[account]?.written ?? {};
  return { ...opened, user, written };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const leave = () => dispatchEvent(new Event('pagehide'));

describe('the resume editor', () => {
  test('shows each section that the site asks for, with how complete it is', async () => {
    await openEditor('newcomer');
    const rail = within(screen.getByRole('navigation', { name: 'Sections of the resume' }));
    expect(
      rail.getAllByRole('button', { name: /complete|required|optional/ }).map((one) => one.textContent),
    ).toEqual([
      'Photooptional',
      'Basic informationincomplete',
      'Job intentionrequired',
      'Education historyrequired',
      'Work experienceoptional',
      'Projectsoptional',
      'Languagesoptional',
      'Certificatesoptional',
      'Awardsoptional',
      'Self-evaluationoptional',
      'Attachmentsoptional',
      'Videooptional',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('saves what is typed, section by section, and says when', async () => {
    const { user, written } = await openEditor();
    await user.type(section('Basic information').getByRole('combobox', { name: 'City' }), ' North');
    leave();
    await screen.findByText(/^Saved \d/);
    expect(written().basics?.value.city).toMatch(/ North$/);
    expect(Object.keys(written())).toEqual(['basics']);
  });
});

import { buttonClass } from '@careers/ui';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal, personaWorld } from '../../../testing/open-portal.ts';

const main = () => screen.getByRole('main');
const template = (name: string) => screen.findByRole('radio', { name });
const preview = () => within(screen.getByRole('region', { name: /^(Preview|预览)$/ }));
const look = () => preview().getByRole('region', { name: /^(Page 1 of|第 1 页)/ }).className;

const openTemplates = (persona: 'candidate' | 'newcomer' = 'candidate', config = {}) => {
  const { local, stored } = personaWorld({ persona, ...config });
  return openPortal('/resumeTemp', { world: local, stored });
};

describe('/resumeTemp', () => {
  test('shows the person’s resume in the template in use, and the other templates', async () => {
    await openTemplates();
    expect((await template('Classic')).getAttribute('value')).toBe('classic');
    for (const name of ['Modern', 'Compact', 'Elegant']) await template(name);
    expect(await template('Classic')).toHaveProperty('checked', true);
    expect(look()).toContain('rs-classic');
    expect(preview().getByRole('heading', { name: '林小雨' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'In use' }).ariaDisabled).toBe('true');
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('shows a chosen template at once, and stores it by “Use this template”', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const { portal } = await openPortal('/resumeTemp', { world: local, stored });
    await user.click(await template('Elegant'));
    expect(look()).toContain('rs-elegant');
    await user.click(screen.getByRole('button', { name: 'Use this template' }));
    expect(await screen.findByText('Save successfully')).toBeTruthy();
    // Nothing is left to do, so the page has no primary button.
    const inUse = await screen.findByRole('button', { name: 'In use' });
    expect(inUse.className).toContain(buttonClass('secondary'));
    portal.unmount();
    await openPortal('/resumeTemp', { world: local, stored });
    expect(await template('Elegant')).toHaveProperty('checked', true);
    expect(look()).toContain('rs-elegant');
  });

  test('can be used by the arrow keys', async () => {
    const user = userEvent.setup();
    await openTemplates();
    (await template('Classic')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await template('Modern')).toHaveProperty('checked', true);
    expect(look()).toContain('rs-modern');
  });

  test('selects a template that was stored elsewhere meanwhile, instead of one chosen here before', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    let templateId = 'classic';
    await openPortal('/resumeTemp', {
      world: local,
      stored,
      through: changingReply('getResume', (data) => ({ ...data, templateId })),
    });
    await user.click(await template('Elegant'));
    templateId = 'modern';
    // The resume is asked for again in the other language.
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '简体中文' }));
    await waitFor(() => expect(look()).toContain('rs-modern'));
    expect(document.querySelector('input[name=template]:checked')).toHaveProperty('value', 'modern');
  });

  test('keeps the focus where a template was stored by keyboard', async () => {
    const user = userEvent.setup();
    await openTemplates();
    (await template('Classic')).focus();
    await user.keyboard('{ArrowRight}{Tab}');
    const button = screen.getByRole('button', { name: 'Use this template' });
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'In use' });
    expect(document.activeElement).toBe(button);
    expect(button).toHaveProperty('disabled', false);
  });

  test('keeps the chosen template on screen if it cannot be saved, and can save it again', async () => {
    const user = userEvent.setup();
    await openTemplates('candidate', {
      faults: [{ method: 'rm.resume.saveResumeTemplate', kind: 'http502', when: 'once' }],
    });
    await user.click(await template('Modern'));
    await user.click(screen.getByRole('button', { name: 'Use this template' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await template('Modern')).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Use this template' }));
    expect(await screen.findByRole('button', { name: 'In use' })).toBeTruthy();
  });

  test.each(['getResume', 'queryResumeTemplates'])(
    'can be loaded again after a failed %s',
    async (method) => {
      await openTemplates('candidate', {
        faults: [{ method: `rm.resume.${method}`, kind: 'http502', when: 'once' }],
      });
      await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
      await template('Classic');
    },
  );

  test('leads to the editor if the resume is empty', async () => {
    await openTemplates('newcomer');
    expect(await screen.findByRole('heading', { name: 'Your resume is still empty.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write my resume' }).getAttribute('href')).toContain(
      '/resumeEditor',
    );
    expect(await axeFindings(main())).toEqual([]);
  });

  test.each([
    ['zh-cn', '经典'],
    ['zh-hk', '經典'],
  ])('is shown in the chosen language: %s', async (locale, name) => {
    const { local, stored } = personaWorld();
    await openPortal('/resumeTemp', { world: local, stored: { ...stored, locale } });
    await template(name);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('prints only the chosen template, and lays out only the beginning of a long resume for the small pictures', async () => {
    const award = { name: 'Prize', awarded: '2020-06', description: 'x'.repeat(2000) };
    const awards = Array.from({ length: 50 }, (_, at) => ({ ...award, id: String(at) }));
    const { local, stored } = personaWorld({ persona: 'candidate' });
    await openPortal('/resumeTemp', {
      world: local,
      stored,
      through: changingReply('getResume', (data) => ({ ...data, awards })),
    });
    await template('Classic');
    await waitFor(() => expect(document.querySelectorAll('[data-printed]')).toHaveLength(1));
    expect(document.querySelector('[data-printed]')?.closest('label')).toBeNull();
    // Once on its sheets, and once to be measured.
    expect(preview().getAllByText('Prize')).toHaveLength(100);
    for (const picture of document.querySelectorAll('label:has(input[name=template])'))
      expect(picture.querySelectorAll('.rs-text').length).toBeLessThan(40);
  });
});

import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

const content = () => screen.findByRole('textbox', { name: /^Your feedback/ });
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('the feedback page', () => {
  test('sends what was written with where to answer, and thanks in the specification’s words', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/feedback');
    expect(await axeFindings()).toEqual([]);
    await user.type(await content(), ' More filters, please. ');
    await user.type(screen.getByRole('textbox', { name: 'Phone number or email' }), 'me@example.com');
    await user.click(submit());
    const thanks = await screen.findByRole('heading', {
      name: 'Feedback has been received, thank you for your cooperation',
    });
    expect(document.activeElement).toBe(thanks);
    expect(local.world().state().feedback).toEqual([
      {
        siteId: 'site-external',
        at: expect.any(Number),
        content: 'More filters, please.',
        contact: 'me@example.com',
      },
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('asks for something to read, at the field', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/feedback');
    await user.type(await content(), '   ');
    await user.click(submit());
    await screen.findByText('Please write what you would like to tell us');
    expect((await content()).getAttribute('aria-invalid')).toBe('true');
    expect(local.world().state().feedback).toEqual([]);
  });

  test('keeps what was written when it cannot be sent, and sends it once in the end', async () => {
    const user = userEvent.setup();
    const faults = [readFault('rm.websiteView.submitFeedback:http502:once')];
    const { local } = await openPortal('/feedback', { world: createLocalWorld({ faults }) });
    await user.type(await content(), 'Keep this');
    await user.click(submit());
    await screen.findByText(/try again/i);
    expect((await content()) as HTMLTextAreaElement).toHaveProperty('value', 'Keep this');
    await user.click(submit());
    await screen.findByRole('heading', { name: /^Feedback has been received/ });
    expect(local.world().state().feedback).toHaveLength(1);
  });

  test('says so when there is no line, keeps what was written, and sends nothing when the line is back', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/feedback', {
      through: (line) => (request, options) =>
        onlineManager.isOnline() ? line(request, options) : Promise.reject(new TypeError('offline')),
    });
    await user.type(await content(), 'Keep this');
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    await user.click(submit());
    await screen.findByText(/^The network is not reachable/);
    expect(await content()).toHaveProperty('value', 'Keep this');
    onlineManager.setOnline(true);
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
    expect(local.world().state().feedback).toEqual([]);
    await user.click(submit());
    await screen.findByRole('heading', { name: /^Feedback has been received/ });
    expect(local.world().state().feedback).toHaveLength(1);
  });

  test('is reached from the contact popover', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld({ switches: { languages: true, assistants: true } });
    await openPortal('/homepage', { world });
    await user.click(await screen.findByRole('button', { name: 'Contact us' }));
    await user.click(await screen.findByRole('link', { name: 'Give feedback' }));
    expect(await content()).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

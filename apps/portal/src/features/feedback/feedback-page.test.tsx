import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { FEEDBACK_MAX } from '@careers/validation';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { logInAgain } from '../account/testing/person.ts';

const content = () => screen.findByRole('textbox', { name: /^Your feedback/ });
const submit = () => screen.getByRole('button', { name: 'Submit' });

/** The address changes before the page, which is fetched first. */
async function isLeft(): Promise<void> {
  await waitFor(() => expect(location.hash).toMatch(/^#\/agreement/));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Your feedback/ })).toBeNull());
}

describe('feedback', () => {
  test('is sent with the person’s contact, and answered with thanks in the specification’s words', async () => {
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

  test('needs a text: the summary and the field say so', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/feedback');
    await user.type(await content(), '   ');
    await user.click(submit());
    await screen.findByRole('link', { name: 'Please write what you would like to tell us' });
    expect((await content()).getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByRole('group', { name: '1 thing needs your attention' });
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole('link', { name: 'Please write what you would like to tell us' }));
    expect(document.activeElement).toBe(await content());
    expect(local.world().state().feedback).toEqual([]);
  });

  test('that is too long is named in the summary', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/feedback');
    await user.click(await content());
    await user.paste('a'.repeat(FEEDBACK_MAX + 1));
    await user.click(submit());
    await screen.findByRole('group', { name: '1 thing needs your attention' });
    await user.click(screen.getByRole('link', { name: `At most ${FEEDBACK_MAX} characters` }));
    expect(document.activeElement).toBe(await content());
    expect(local.world().state().feedback).toEqual([]);
  });

  test('that cannot be sent keeps its text, and is stored once after another try', async () => {
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

  test('that was changed after a lost reply is sent again with the new text', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({ lang: 'en-us' });
    let lost = false;
    await openPortal('/feedback', {
      world: local,
      stored,
      through: (line) => async (request, options) => {
        const reply = await line(request, options);
        if (lost || typeof request.body !== 'string' || methodOf(request.body) !== 'submitFeedback')
          return reply;
        lost = true;
        return { status: 503, text: '', header: () => null };
      },
    });
    await user.type(await content(), 'More filters');
    await user.click(submit());
    await screen.findByText(/try again/i);
    await user.type(await content(), ', and fewer pictures');
    await user.click(submit());
    await screen.findByRole('heading', { name: /^Feedback has been received/ });
    expect(
      local
        .world()
        .state()
        .feedback.map((sent) => sent.content),
    ).toEqual(['More filters', 'More filters, and fewer pictures']);
  });

  test('without a network shows a message, keeps its text, and is not sent by itself later', async () => {
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

  test('is opened from the contact popover', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld({ switches: { languages: true, assistants: true } });
    await openPortal('/homepage', { world });
    await user.click(await screen.findByRole('button', { name: 'Contact us' }));
    await user.click(await screen.findByRole('link', { name: 'Give feedback' }));
    expect(await content()).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('may have files if the person is logged in, who keeps them if the session ends before it is sent', async () => {
    const user = userEvent.setup();
    const { local: world, stored } = personaWorld();
    const { local } = await openPortal('/feedback', { world, stored });
    await user.type(await content(), 'See the picture');
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'screen.png', { type: 'image/png' });
    const pdf = new File(['%PDF-1.7 of nothing'], 'notes.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Choose files'), [png, pdf]);
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    expect(await axeFindings()).toEqual([]);
    local.control().advance('3h');
    await user.click(submit());
    await logInAgain(user, '13800000001');
    await screen.findByRole('heading', { name: /^Feedback has been received/ });
    expect(local.world().state().feedback).toMatchObject([
      { fileIds: [expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)] },
    ]);
  });

  test('with a file that the server no longer has shows that at the files, and can be sent without it', async () => {
    const user = userEvent.setup();
    const files: NonNullable<Parameters<typeof createLocalWorld>[1]>['files'] = new Map();
    const world = createLocalWorld({ persona: 'candidate' }, { files });
    const session = world.world().openPersonaSession();
    const stored = {
      Authorization: session?.Authorization ?? '',
      userInfo: JSON.stringify(session?.userInfo),
    };
    await openPortal('/feedback', { world, stored });
    await user.type(await content(), 'See the picture');
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'screen.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Choose files'), png);
    const remove = await screen.findByRole('button', { name: 'Remove screen.png' });
    files?.clear();
    await user.click(submit());
    await screen.findByRole('link', { name: /^One of the files cannot be found/ });
    await user.click(remove);
    await user.click(submit());
    await screen.findByRole('heading', { name: /^Feedback has been received/ });
  });

  test('offers a visitor the login over the page for files, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/feedback');
    await user.type(await content(), 'Typed as a visitor');
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in to attach files' }));
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([await content(), [...query()]]).toEqual([
      expect.objectContaining({ value: 'Typed as a visitor' }),
      expect.anything(),
    ]);
  });

  test('restores its draft after a reload, and not any more once it was sent', async () => {
    const user = userEvent.setup();
    const storage = createMemoryStorage({ locale: 'en-us' });
    const first = await openPortal('/feedback', { storage });
    await user.type(await content(), 'Half a tho');
    dispatchEvent(new Event('pagehide'));
    first.portal.unmount();
    const again = await openPortal('/feedback', { storage, world: first.local });
    await screen.findByText(/^Restored what you typed on/);
    await user.type(await content(), 'ught');
    await user.click(submit());
    await screen.findByRole('heading', { name: /^Feedback has been received/ });
    expect(first.local.world().state().feedback).toMatchObject([{ content: 'Half a thought' }]);
    again.portal.unmount();
    await openPortal('/feedback', { storage, world: first.local });
    expect(await content()).toHaveProperty('value', '');
    expect(screen.queryByText(/^Restored/)).toBeNull();
  });

  test('asks before the page is left: “Save” keeps the draft, leaving without saving does not', async () => {
    const user = userEvent.setup();
    const { portal } = await openPortal('/feedback');
    await user.type(await content(), 'Do not lose this');
    void portal.open('/agreement');
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isLeft();
    await portal.open('/feedback');
    await waitFor(async () => expect(await content()).toHaveProperty('value', 'Do not lose this'));
    await user.type(await content(), ', or do');
    void portal.open('/agreement');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await isLeft();
    await portal.open('/feedback');
    await waitFor(async () => expect(await content()).toHaveProperty('value', ''));
  });
});

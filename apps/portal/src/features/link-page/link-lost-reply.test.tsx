import { submitForward } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { losingReply } from '../../testing/losing-reply.ts';
import { changingReply, methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { scrolledTo } from '../../testing/scrolled-to.ts';
import { testPortal } from '../../testing/test-portal.ts';

const stateShown = () => screen.getByRole('main').querySelector('[data-state]')?.getAttribute('data-state');
const unsent = () => screen.queryByLabelText(/^Your text/);
const callsOf = (world: ReturnType<typeof createLocalWorld>, method: string) =>
  world
    .world()
    .calls()
    .filter(({ path }) => path.endsWith(`.${method}`));

/** Forwards a resume to a colleague. */
async function passOn() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /^Pass it on/ }));
  await user.type(await screen.findByLabelText(/^Email of your colleague/), 'interviewer@chengyuan.example');
  await user.type(screen.getByLabelText(/^Comment/), 'Yours, I think');
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
}

test('text that was sent by a call whose reply was lost is not shown as unsent, although the receipt lacks it', async () => {
  const world = createLocalWorld();
  await openPortal('/mailResponse/forwardResume?token=forward-resume', {
    world,
    through: losingReply('submitForward'),
  });
  const broughtIntoSight = scrolledTo();
  await passOn();
  await waitFor(() => expect(stateShown()).toBe('handled'));
  await waitFor(() => expect(document.activeElement?.closest('[data-state=handled]')).toBeTruthy());
  expect(broughtIntoSight()).toContain(document.activeElement);
  await waitFor(() => expect(callsOf(world, 'submitForward')).toHaveLength(2));
  const [first, again] = callsOf(world, 'submitForward');
  expect(again?.code).toBe('MS000A000');
  expect(again?.param).toEqual(first?.param);
  expect(unsent()).toBeNull();
});

test('text that never arrived is shown as unsent, if somebody else has answered first', async () => {
  const world = createLocalWorld();
  const elsewhere = testPortal({ world });
  const quicker = () =>
    elsewhere.gateway.call(submitForward, {
      token: 'forward-resume',
      decision: 'suitable',
      idempotencyKey: 'elsewhere-1',
    });
  await openPortal('/mailResponse/forwardResume?token=forward-resume', {
    world,
    through: losingReply('submitForward', quicker),
  });
  await passOn();
  await waitFor(() => expect(stateShown()).toBe('done'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toContain('Yours, I think');
});

test('text that was typed after a lost reply is shown as unsent', async () => {
  const world = createLocalWorld();
  const losesOne = losingReply('submitForward');
  const line = { isCut: false };
  await openPortal('/mailResponse/forwardResume?token=forward-resume', {
    world,
    through: (whole) => {
      const lossy = losesOne(whole);
      return async (request, options) => {
        const isQuery = typeof request.body === 'string' && methodOf(request.body) === 'queryForward';
        if (isQuery && line.isCut) throw new TypeError('the line broke');
        return lossy(request, options);
      };
    },
  });
  line.isCut = await screen.findByRole('radio', { name: /^Pass it on/ }).then(Boolean);
  await passOn();
  await screen.findByText(/^The network is not reachable/);
  line.isCut = false;
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Comment/), ', and urgent');
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  await waitFor(() => expect(stateShown()).toBe('handled'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toContain('and urgent');
});

test('a resume update that was sent by a call whose reply was lost is not shown as unsent', async () => {
  const world = createLocalWorld();
  await openPortal('/resumeUpdate?token=resume-update', {
    world,
    through: losingReply('submitResumeUpdate'),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^Self-evaluation/ }), ' I like trains.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'The resume in your application is up to date' });
  await waitFor(() => expect(callsOf(world, 'submitResumeUpdate')).toHaveLength(2));
  expect(unsent()).toBeNull();
});

test.each([
  ['did not come', losingReply('submitResumeUpdate')],
  ['has no data', changingReply('submitResumeUpdate', () => null)],
])('a receipt has no failure beside it, if the reply to its submit %s', async (_, through) => {
  await openPortal('/resumeUpdate?token=resume-update', { through });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^Self-evaluation/ }), ' I like trains.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'The resume in your application is up to date' });
  await waitFor(() => expect(unsent()).toBeNull());
  expect(screen.queryByText(/could not be read|is not reachable/)).toBeNull();
});

test('a receipt has no failure beside it either where the page shows one as a toast', async () => {
  await openPortal('/acceptInterview?token=interview-invited', { through: losingReply('acceptInterview') });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'I will come' }));
  await screen.findByRole('heading', { name: 'You have accepted this interview' });
  await waitFor(() => expect(screen.queryByText(/is not reachable/)).toBeNull());
});

test('after a lost reply a list that was read before is read again when it is shown next', async () => {
  const { local, stored } = personaWorld();
  await openPortal('/personalCenter', { world: local, stored, through: losingReply('acceptInterview') });
  await screen.findByRole('heading', { name: /^Applications/ });
  location.hash = '#/acceptInterview?token=interview-invited';
  await userEvent.setup().click(await screen.findByRole('button', { name: 'I will come' }));
  await screen.findByRole('heading', { name: 'You have accepted this interview' });
  location.hash = '#/personalCenter';
  await screen.findByRole('heading', { name: /^Applications/ });
  await waitFor(() => expect(callsOf(local, 'queryDeliveries')).toHaveLength(2));
});

test('documents that were submitted by a call whose reply was lost are not there to be submitted again', async () => {
  await openPortal('/mailResponse/attachmentUpload?token=attachments-open', {
    through: losingReply('submitOfferAttachments'),
  });
  const user = userEvent.setup({ applyAccept: false });
  const degree = new File(['%PDF-1.7 of nothing'], 'degree.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText<HTMLInputElement>(/Choose files/), degree);
  await screen.findByText('Uploaded');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Submitted documents' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(screen.queryByText('Uploaded')).toBeNull();
  expect(screen.queryByText(/^Restored what you typed/)).toBeNull();
});

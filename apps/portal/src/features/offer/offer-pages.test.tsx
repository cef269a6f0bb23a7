import type { Transport } from '@careers/gateway';
import { declineOffer, getOffer } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { asRead } from '../../testing/as-read.ts';
import { changingReply, methodOf, openPortal, sentByLink } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const accept = () => screen.findByRole('button', { name: 'Accept the offer' });

/** The paths of all calls in a world. */
const callsOf = (world: ReturnType<typeof createLocalWorld>) =>
  world
    .world()
    .calls()
    .map(({ path }) => path);

describe('an offer by link', () => {
  test('shows the offer, the contact and the deadline without a login', async () => {
    await openPortal('/mailResponse/acceptOffer?token=offer-pending');
    await accept();
    expect(stateShown()).toBe('open');
    const facts = within(main());
    expect(facts.getByText('Company').nextElementSibling?.textContent).toMatch(/^\S.* · \S/);
    for (const term of ['Location', 'Salary', 'First day', 'Probation'])
      expect(facts.getByText(term).nextElementSibling?.textContent).toMatch(/\S/);
    const contact = facts.getByText('Your contact').nextElementSibling?.textContent;
    expect(contact).toMatch(/^\D+[\d -]{8,}\S+@\S+$/);
    const addresses = facts.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tel:\+\d{8,}$/),
        expect.stringMatching(/^mailto:\S+@\S+$/),
      ]),
    );
    expect(facts.getByText(/^Please answer by/).textContent).toMatch(/\d\d:\d\d\s\(.+\)\.$/);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('shows its days in the chosen language', async () => {
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', { stored: { locale: 'zh-cn' } });
    const day = (await screen.findByText('入职日期')).nextElementSibling?.textContent;
    expect(asRead(day)).toMatch(/^\d{4}年\d+月\d+日$/);
  });

  test('is not changed by being opened', async () => {
    const world = createLocalWorld();
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world });
    await accept();
    expect(callsOf(world).filter((path) => path.startsWith('rm.offer.'))).toEqual(['rm.offer.getOffer']);
  });

  describe('whose request the boot script has sent', () => {
    const route = '/mailResponse/acceptOffer?token=offer-pending';
    const asked = (world: ReturnType<typeof createLocalWorld>) =>
      callsOf(world).filter((path) => path === 'rm.offer.getOffer').length;

    test('is shown from that answer without another request', async () => {
      const world = createLocalWorld();
      const offer = await testPortal({ world }).gateway.call(getOffer, { token: 'offer-pending' });
      if (offer.state !== 'open') throw new Error('the offer is not open');
      const early = { ...offer, position: { ...offer.position, post: 'As it came early' } };
      await openPortal(route, { world, boot: sentByLink('getOffer', 'offer-pending', early) });
      await accept();
      expect(screen.getByRole('heading', { name: 'As it came early' })).toBeTruthy();
      expect(asked(world)).toBe(1);
    });

    test('shows the server’s refusal, and is requested again only by “Try again”', async () => {
      const world = createLocalWorld();
      const body = Promise.resolve('{"returnCode":"451","returnDesc":"The offers are being moved."}');
      await openPortal(route, { world, boot: { ...sentByLink('getOffer', 'offer-pending', {}), body } });
      await screen.findByText('The offers are being moved.');
      expect(asked(world)).toBe(0);
      await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
      await accept();
      expect(asked(world)).toBe(1);
    });

    test.each([
      [
        'is about another link',
        'offer-accepted',
        { state: 'expired', message: '', homepageConfigId: 'site-external' },
      ],
      ['cannot be read', 'offer-pending', {}],
    ])('is requested again if that answer %s', async (_, token, data) => {
      const world = createLocalWorld();
      await openPortal(route, { world, boot: sentByLink('getOffer', token, data) });
      await accept();
      expect(asked(world)).toBe(1);
    });
  });

  test('removes its token from address and history once it is loaded, and a reload still shows it', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const world = createLocalWorld();
    // Another test may have gone back in the history: a new entry removes what is ahead of this one.
    history.pushState(null, '', '#/');
    const before = history.length;
    const { portal, query } = await openPortal('/mailResponse/acceptOffer?token=offer-pending', {
      world,
      storage,
    });
    await accept();
    await waitFor(() => expect(query().get('token')).toBeNull());
    expect(history.length).toBe(before + 1);
    portal.unmount();
    await openPortal('/mailResponse/acceptOffer', { world, storage });
    await accept();
  });

  test('is shown again by Back, although another offer was opened after it', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld();
    const { portal, query } = await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world });
    await accept();
    await waitFor(() => expect(query().get('token')).toBeNull());
    await portal.open('/mailResponse/acceptOffer?token=offer-accepted');
    await screen.findByRole('heading', { name: 'You have accepted this offer' });
    await waitFor(() => expect(query().get('token')).toBeNull());
    expect(JSON.stringify(history.state)).not.toContain('offer-accepted');
    history.back();
    await accept();
    // That page is opened by the same link.
    await user.click(screen.getByRole('link', { name: 'Decline' }));
    await screen.findByRole('heading', { level: 1, name: 'Decline the offer' });
    await screen.findByRole('textbox');
    await portal.open('/mailResponse/acceptOffer?token=offer-accepted');
    await screen.findByRole('heading', { name: 'You have accepted this offer' });
    await waitFor(() => expect(query().get('token')).toBeNull());
    history.back();
    await screen.findByRole('textbox');
  });

  test('shows the login if the server asks for one, although its website is not known yet (section 8)', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.offer.getOffer', kind: '40101', when: 'once' }],
    });
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world });
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await accept();
  });

  test.each([
    ['handled', 'This has been dealt with already.'],
    ['expired', 'The link has expired and cannot be operated'],
    ['invalid', 'This link is not valid.'],
  ])('that is %s is described in the portal’s own words if the server sends none', async (state, said) => {
    const { query } = await openPortal('/mailResponse/acceptOffer?token=offer-expired', {
      through: changingReply('getOffer', () => ({ state, homepageConfigId: 'site-external', message: null })),
    });
    await screen.findByRole('heading', { name: said });
    await waitFor(() => expect(query().get('token')).toBeNull());
  });

  test('keeps its token in the address until it is loaded, so that a reload requests it again', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.offer.getOffer', kind: 'http502', when: 'once' }],
    });
    const { query } = await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(query().get('token')).toBe('offer-pending');
    await userEvent.setup().click(again);
    await accept();
  });

  test('has the look of its own website, and requests nothing of the visitor’s', async () => {
    const world = createLocalWorld();
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', {
      world,
      stored: { websiteId: 'site-internal' },
    });
    await accept();
    await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/Chengyuan/));
    const asked = world
      .world()
      .calls()
      .filter(({ path }) => path.endsWith('loadWebsiteStyle'))
      .map(({ param }) => (param as { id: string }).id);
    expect(asked).toEqual(['site-external']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });
});

describe('accepting an offer', () => {
  test('asks for confirmation, and then shows the receipt, also when the page is opened again', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld();
    const storage = createMemoryStorage({ locale: 'en-us' });
    const { portal } = await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world, storage });
    await user.click(await accept());
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'You have accepted this offer' });
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
    // The offer no longer waits for an answer.
    expect(screen.queryByText(/^Please answer by/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Send documents' })).toBeTruthy();
    portal.unmount();
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world, storage });
    await screen.findByRole('heading', { name: 'You have accepted this offer' });
    expect(stateShown()).toBe('done');
    expect(await axeFindings(main())).toEqual([]);
  });

  test('does nothing after “Not yet”', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld();
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world });
    await user.click(await accept());
    await user.click(await screen.findByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(world)).not.toContain('rm.offer.acceptOffer');
    await accept();
  });

  test('shows the receipt of a refusal that was sent in another window meanwhile', async () => {
    const user = userEvent.setup();
    const world = createLocalWorld();
    await openPortal('/mailResponse/acceptOffer?token=offer-pending', { world });
    await user.click(await accept());
    const dialog = await screen.findByRole('alertdialog');
    const elsewhere = testPortal({ world });
    await elsewhere.gateway.call(declineOffer, {
      token: 'offer-pending',
      reason: 'quicker',
      idempotencyKey: 'elsewhere-1',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'You have declined this offer' });
    expect(
      (
        await screen.findAllByText(
          'The offer has been accepted/rejected, and the operation cannot be repeated.',
        )
      ).length,
    ).toBe(1);
  });
});

describe('declining an offer', () => {
  const open = async (through?: (line: Transport) => Transport) => {
    const world = createLocalWorld();
    await openPortal('/mailResponse/declinedOffer?token=offer-pending', {
      world,
      ...(through ? { through } : {}),
    });
    return { world, user: userEvent.setup(), reason: await screen.findByLabelText(/^Your reason/) };
  };

  test('needs a reason', async () => {
    const { world, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    expect(await screen.findByText('Please enter your reason')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(world)).not.toContain('rm.offer.declineOffer');
    expect(await axeFindings(main())).toEqual([]);
  });

  test('can be left by a link back to the offer', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Back to the offer' }));
    await accept();
  });

  test('does not accept blanks as a reason', async () => {
    const { user, reason } = await open();
    await user.type(reason, '   ');
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    expect(await screen.findByText('Please enter your reason')).toBeTruthy();
  });

  test('asks for confirmation, and the receipt shows the reason', async () => {
    const { user, reason } = await open();
    await user.type(reason, 'I stay where I am');
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await screen.findByRole('heading', { name: 'You have declined this offer' });
    expect(screen.getByText('You wrote: I stay where I am')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Send documents' })).toBeNull();
  });

  test('goes on although the browser has cleared what the tab had kept', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const { query } = await openPortal('/mailResponse/declinedOffer?token=offer-pending', { storage });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/^Your reason/), 'I stay where I am');
    await waitFor(() => expect(query().get('token')).toBeNull());
    for (const name of storage.tab.names()) storage.tab.remove(name);
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    await screen.findByText('You wrote: I stay where I am');
  });

  test('shows a network failure in the form, keeps the reason, and can be tried again', async () => {
    let broken = true;
    const { user, reason } = await open((line) => async (request, options) => {
      if (broken && methodOf(request.body) === 'declineOffer') throw new TypeError('connection lost');
      return line(request, options);
    });
    await user.type(reason, 'I stay where I am');
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }),
      );
    };
    await press();
    expect((await within(main()).findByRole('alert')).textContent).toMatch(/network|connection/i);
    expect((screen.getByLabelText(/^Your reason/) as HTMLTextAreaElement).value).toBe('I stay where I am');
    broken = false;
    await press();
    await screen.findByRole('heading', { name: 'You have declined this offer' });
  });

  test('does not show its network failure on the next page', async () => {
    const { user, reason } = await open((line) => async (request, options) => {
      if (methodOf(request.body) === 'declineOffer') throw new TypeError('connection lost');
      return line(request, options);
    });
    await user.type(reason, 'I stay where I am');
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Decline' }));
    const { textContent: words } = await within(main()).findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Back to the offer' }));
    const leaving = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(leaving).getByRole('button', { name: 'Save' }));
    await accept();
    expect(await screen.findByText('Save successfully')).toBeTruthy();
    expect(screen.queryByText(words ?? '')).toBeNull();
  });
});

test('the reason for declining an offer is kept on the device until it is sent, also for another tab', async () => {
  const world = createLocalWorld();
  const storage = createMemoryStorage({ locale: 'en-us' });
  const user = userEvent.setup();
  const { portal } = await openPortal('/mailResponse/declinedOffer?token=offer-pending', { world, storage });
  await user.type(await screen.findByLabelText(/^Your reason/), 'It is too far away');
  portal.unmount();
  const anotherTab = { ...storage, tab: createMemoryStorage().tab };
  await openPortal('/mailResponse/declinedOffer?token=offer-pending', { world, storage: anotherTab });
  await waitFor(() =>
    expect((screen.getByLabelText(/^Your reason/) as HTMLTextAreaElement).value).toBe('It is too far away'),
  );
});

/** Submits documents for the offer of `attachments-open`, as another window does. */
function handInElsewhere(local: ReturnType<typeof createLocalWorld>, count: number): void {
  const { deliveries, links } = local.world().state();
  const delivery = deliveries.find(({ id }) => id === links['attachments-open']?.deliveryId);
  const offer = delivery?.process.offer;
  if (!delivery || !offer) throw new Error('no offer');
  const attachments = Array.from({ length: count }, (_, at) => ({
    fileId: `elsewhere-${at + 1}`,
    fileName: `elsewhere-${at + 1}.pdf`,
    size: 1,
  }));
  delivery.process = { ...delivery.process, offer: { ...offer, attachments } };
}

describe('documents for an offer', () => {
  const pdf = (name: string) => new File(['%PDF-1.7 of nothing'], name, { type: 'application/pdf' });
  const open = async (token: string) => {
    const world = createLocalWorld();
    await openPortal(`/mailResponse/attachmentUpload?token=${token}`, { world });
    return { world, user: userEvent.setup({ applyAccept: false }) };
  };
  const chooser = () => screen.findByLabelText<HTMLInputElement>(/Choose files/);
  const handIn = () => screen.getByRole('button', { name: 'Submit' });

  test('are uploaded without a login and submitted together, and the form stays open for more', async () => {
    const { user } = await open('attachments-open');
    await user.upload(await chooser(), [pdf('degree.pdf'), pdf('passport.pdf')]);
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    await user.click(handIn());
    const list = (await screen.findByRole('heading', { name: 'Submitted documents' })).parentElement;
    expect([...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'degree.pdf',
      'passport.pdf',
    ]);
    expect(await screen.findByText('Submit successful')).toBeTruthy();
    expect(screen.queryByText('Uploaded')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await axeFindings(main())).toEqual([]);
  });

  test('are limited to five, including those that were submitted before', async () => {
    const { user } = await open('attachments-open');
    await user.upload(await chooser(), [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')]);
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(3));
    await user.click(handIn());
    await screen.findByRole('heading', { name: 'Submitted documents' });
    expect(screen.getByText('Up to 10 MB each, at most 2 files.')).toBeTruthy();
    await user.upload(await chooser(), [pdf('4.pdf'), pdf('5.pdf'), pdf('6.pdf')]);
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(3));
    await user.click(handIn());
    expect(
      await screen.findByText('The number of attachments exceeds 5 and cannot be submitted'),
    ).toBeTruthy();
    // Nothing is lost: after one file is removed, the others are sent.
    await user.click(screen.getByRole('button', { name: 'Remove 6.pdf' }));
    await user.click(handIn());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'You have accepted this offer' })).toBeTruthy();
    // No more files are accepted.
    expect(screen.queryByRole('link', { name: 'Send documents' })).toBeNull();
  });

  test.each([
    ['no more can follow', 5],
    ['fewer can follow', 4],
  ])('are refused together with those submitted in another window meanwhile: %s', async (_, count) => {
    const { user, world } = await open('attachments-open');
    await user.upload(await chooser(), [pdf('1.pdf'), pdf('2.pdf')]);
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
    handInElsewhere(world, count);
    await user.click(handIn());
    const words = 'The number of attachments exceeds 5 and cannot be submitted';
    await screen.findByText(`elsewhere-${count}.pdf`);
    expect(await screen.findAllByText(words)).toHaveLength(1);
    // If another document is allowed, the chosen files are still there.
    expect(screen.queryAllByText('Uploaded')).toHaveLength(count < 5 ? 2 : 0);
  });

  test('that only the server refuses for their format are refused at their field, and stay chosen', async () => {
    const returnDesc = 'The format of the file is wrong, please choose another one';
    const returnData = btoa(JSON.stringify({ reason: 'fileWrongFormat' }));
    await openPortal('/mailResponse/attachmentUpload?token=attachments-open', {
      through: (line) => async (request, options) => {
        const isSubmit =
          typeof request.body === 'string' && methodOf(request.body) === 'submitOfferAttachments';
        if (!isSubmit) return line(request, options);
        const text = JSON.stringify({ returnCode: '451', returnDesc, returnData });
        return { status: 200, text, header: () => null };
      },
    });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await chooser(), pdf('degree.pdf'));
    await screen.findByText('Uploaded');
    await user.click(handIn());
    const refusal = await screen.findByText(returnDesc);
    expect((await chooser()).getAttribute('aria-describedby')?.split(' ')).toContain(
      refusal.closest('[id]')?.id,
    );
    expect(screen.getByText('Uploaded')).toBeTruthy();
  });

  test('need at least one file', async () => {
    const { user, world } = await open('attachments-open');
    await chooser();
    await user.click(handIn());
    expect(await screen.findByText('Please choose a file')).toBeTruthy();
    expect(callsOf(world)).not.toContain('rm.offer.submitOfferAttachments');
  });

  test('are not accepted before the offer is, and the page links to the offer', async () => {
    const { user } = await open('offer-pending');
    await user.click(await screen.findByRole('link', { name: 'See the offer' }));
    await accept();
  });

  test('are not accepted after the offer was declined', async () => {
    await open('offer-rejected');
    await screen.findByRole('heading', { name: 'You have declined this offer' });
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});

describe('an offer link that cannot be used says why, and links to the careers site', () => {
  test.each([
    ['an expired offer', 'offer-expired', 'expired', 'The offer has expired and cannot be operated.'],
    ['the token of no link', 'link-invalid', 'invalid', ''],
    ['a token that nobody made', 'no-such-token', 'invalid', ''],
    ['a name that objects have', '__proto__', 'invalid', ''],
    ['a text longer than any token', 'a'.repeat(5000), 'invalid', ''],
  ])('for %s', async (_, token, state, words) => {
    await openPortal(`/mailResponse/acceptOffer?token=${token}`);
    await waitFor(() => expect(stateShown()).toBe(state));
    if (words) expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words);
    expect(screen.getByRole('link', { name: 'Go to the careers site' })).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('which is that of the link’s own website, and neither the visitor’s nor the configured one', async () => {
    const world = createLocalWorld({ site: 'campus' });
    const stored = { websiteId: 'site-internal' };
    await openPortal('/mailResponse/acceptOffer?token=offer-expired', { world, stored });
    const way = await screen.findByRole('link', { name: 'Go to the careers site' });
    await waitFor(() => expect(way.getAttribute('href')).toMatch(/websiteId=site-campus/));
  });

  test('for an address without a token in a new tab', async () => {
    const world = createLocalWorld();
    await openPortal('/mailResponse/acceptOffer', { world });
    await waitFor(() => expect(stateShown()).toBe('invalid'));
    expect(callsOf(world)).not.toContain('rm.offer.getOffer');
  });

  test.each([
    ['offer-accepted', 'You have accepted this offer'],
    ['offer-rejected', 'You have declined this offer'],
  ])('%s shows its receipt on every page of an offer', async (token, heading) => {
    for (const page of ['/mailResponse/acceptOffer', '/mailResponse/declinedOffer', '/offerResponse']) {
      const { portal } = await openPortal(`${page}?token=${token}`);
      await screen.findByRole('heading', { name: heading });
      portal.unmount();
    }
  });

  const repeated = 'The offer has been accepted/rejected, and the operation cannot be repeated.';

  // Specification, sections 4 and 8: repeat operation is refused, in these words.
  test.each([
    ['/mailResponse/acceptOffer', 'offer-accepted'],
    ['/offerResponse', 'offer-rejected'],
    ['/mailResponse/declinedOffer', 'offer-accepted'],
    ['/mailResponse/declinedOffer', 'offer-rejected'],
  ])('%s with the token %s says that the answer cannot be repeated', async (page, token) => {
    await openPortal(`${page}?token=${token}`);
    expect(await screen.findByText(repeated)).toBeTruthy();
  });

  test('an answered offer says in the portal’s own words that the answer cannot be repeated, if the server sends none', async () => {
    await openPortal('/mailResponse/acceptOffer?token=offer-accepted', {
      through: changingReply('getOffer', (answer) => ({ ...answer, message: null })),
    });
    expect(await screen.findByText(repeated)).toBeTruthy();
  });

  test('an offer that was answered just now does not say that the answer cannot be repeated, nor do its documents', async () => {
    const user = userEvent.setup();
    await openPortal('/mailResponse/acceptOffer?token=offer-pending');
    await user.click(await accept());
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'You have accepted this offer' });
    expect(screen.queryByText(repeated)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Send documents' }));
    await screen.findByRole('button', { name: 'Submit' });
    expect(screen.queryByText(repeated)).toBeNull();
  });
});

test('a press on a link to another page of the offer leaves the token out of the history', async () => {
  const pushed = vi.spyOn(history, 'pushState');
  onTestFinished(() => pushed.mockRestore());
  await openPortal('/mailResponse/acceptOffer?token=offer-accepted');
  const link = await screen.findByRole('link', { name: 'Send documents' });
  expect(link.getAttribute('href')).toContain('token=offer-accepted');
  pushed.mockClear();
  await userEvent.setup().click(link);
  await screen.findByRole('button', { name: 'Submit' });
  expect(pushed.mock.calls.map(([, , address]) => String(address))).toEqual([
    expect.stringMatching(/#\/mailResponse\/attachmentUpload$/),
  ]);
});

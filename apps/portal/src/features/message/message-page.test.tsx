import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { logInAgain } from '../account/testing/person.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');

describe('/message behind a link', () => {
  test('shows the sender, the time and the text without a login', async () => {
    await openPortal('/message?token=message-open');
    const card = await screen.findByRole('article');
    expect(card.textContent).toMatch(/Thank you for applying|感谢您应聘/);
    expect(card.querySelector('time')?.getAttribute('datetime')).toBeTruthy();
    expect(within(card).getByText(/^(澄远集团招聘|Chengyuan Group Careers)$/)).toBeTruthy();
    expect(stateShown()).toBe('open');
    expect(await axeFindings(main())).toEqual([]);
  });

  test('breaks Chinese text between words only', async () => {
    const world = createLocalWorld({ lang: 'zh-cn' });
    const control = world.control();
    control.desk.act('delivery-seed-1', 'reject');
    const { link = '' } = control.inbox().findLast(({ link }) => link?.startsWith('/message')) ?? {};
    await openPortal(link, { world, stored: { locale: 'zh-cn' } });
    const card = await screen.findByRole('article');
    const parts = [...card.querySelectorAll('.break-keep')].flatMap(({ innerHTML }) =>
      innerHTML.split('<wbr>'),
    );
    expect(parts).toContain('感谢');
  });

  test.each([
    ['message-expired', 'expired'],
    ['offer-pending', 'invalid'],
    ['no-such-token', 'invalid'],
  ])('with the token %s is %s', async (token, state) => {
    await openPortal(`/message?token=${token}`);
    await waitFor(() => expect(stateShown()).toBe(state));
  });

  test('is opened by the link in the mail about the end of a process', async () => {
    const world = createLocalWorld();
    const control = world.control();
    control.desk.act('delivery-seed-2', 'reject');
    const link = control.inbox().at(-1)?.link ?? '';
    expect(link).toMatch(/^\/message\?token=/);
    await openPortal(link, { world });
    await screen.findByRole('article');
    // A visitor has no messages of their own.
    expect(screen.queryByRole('button', { name: 'All my messages' })).toBeNull();
  });
});

test('/message shows the person’s own messages, also if an older version stored no person', async () => {
  const { local, stored } = personaWorld();
  await openPortal('/message', { world: local, stored: { Authorization: stored.Authorization } });
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(within(main()).queryByRole('button', { name: 'Log in' })).toBeNull();
});

describe('/message without a link', () => {
  /** A logged-in candidate with a number of messages. */
  async function told(count: number, through?: (line: Transport) => Transport) {
    const { local, stored } = personaWorld({ scenario: 'empty' });
    for (let at = 0; at < count; at++)
      local
        .world()
        .state()
        .inbox.push({
          id: `message-${at}`,
          channel: 'email',
          to: 'candidate@example.com',
          accountId: 'acc-candidate',
          at: new Date(local.world().clock.now() + at * 60_000).toISOString(),
          text: `[Chengyuan Group Careers] Note ${at}`,
          link: '/personalCenter',
        });
    const { portal } = await openPortal('/message', { world: local, stored, ...(through && { through }) });
    return { user: userEvent.setup(), local, portal };
  }
  const cards = () => screen.findAllByRole('article');

  test('lists the messages, the latest first, and the number of unread ones', async () => {
    await told(3);
    const [first] = await cards();
    expect(first?.textContent).toContain('Note 2');
    // The sender is shown above the text, and not repeated in it.
    expect(first?.textContent).not.toContain('[Chengyuan Group Careers]');
    expect(screen.getByText('3 unread messages')).toBeTruthy();
    // A list of all buttons and links tells them apart by when their message was sent.
    for (const card of await cards()) {
      const sent = card.querySelector('time')?.textContent;
      expect(within(card).getByRole('link', { name: `Open, ${sent}` })).toBeTruthy();
      expect(within(card).getByRole('button', { name: `Mark as read, ${sent}` })).toBeTruthy();
    }
    await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/Chengyuan/));
    expect(await axeFindings(main())).toEqual([]);
  });

  test('is part of the website, with its menu, which a page by link is not', async () => {
    const { portal } = await told(1);
    await screen.findByRole('navigation', { name: 'Website' });
    expect(screen.getByRole('button', { name: /^Hello/ })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await portal.open('/message?token=message-open');
    await screen.findByRole('heading', { level: 1, name: 'Message' });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Website' })).toBeNull());
  });

  test('is one press away from a message by link, which stays once its token has left the address', async () => {
    const { local, stored } = personaWorld();
    const { query } = await openPortal('/message?token=message-open', { world: local, stored });
    await screen.findByRole('heading', { level: 1, name: 'Message' });
    await screen.findByRole('article');
    await waitFor(() => expect(query().get('token')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Message' })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'All my messages' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My messages' })).toBeTruthy();
  });

  test('marks one message as read, and all of them', async () => {
    const { user } = await told(3);
    const [first] = await cards();
    await user.click(within(present(first)).getByRole('button', { name: /^Mark as read/ }));
    await screen.findByText('2 unread messages');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await screen.findByText('You have read everything.');
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  test('says so if the list cannot be fetched after a message was marked, and tries again', async () => {
    const shown = { isCut: false };
    const { user } = await told(2, (line) => async (request, options) => {
      if (shown.isCut && methodOf(request.body) === 'queryMessages') throw new TypeError('the line broke');
      return line(request, options);
    });
    const [first] = await cards();
    shown.isCut = true;
    await user.click(within(present(first)).getByRole('button', { name: /^Mark as read/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/not reachable/);
    expect(await cards()).toHaveLength(2);
    shown.isCut = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 unread message');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['route', ''],
    ['whole address', `${location.href.split('#')[0]}#`],
  ])('links a message to the page in its %s, with the query', async (_, before) => {
    const { local, stored } = personaWorld();
    const link = `${before}/self/candidate?id=interview-slots`;
    await openPortal('/message', {
      world: local,
      stored,
      through: changingReply<{ readonly rows: readonly object[] }>('queryMessages', ({ rows, ...data }) => ({
        ...data,
        rows: rows.map((row) => ({ ...row, link })),
      })),
    });
    const [first] = await cards();
    const way = within(present(first)).getByRole('link', { name: /^Open/ }).getAttribute('href');
    expect(way).toMatch(/#\/self\/candidate\?(.*&)?id=interview-slots$/);
  });

  test('shows the first page for a page number that is none', async () => {
    const { portal } = await told(12);
    await portal.open('/message?page=99999999999999999999');
    await waitFor(async () => expect(await cards()).toHaveLength(10));
  });

  test('stays on its page after a login over it, and then marks the messages as read', async () => {
    const { user, local, portal } = await told(12);
    await portal.open('/message?page=2');
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    local.world().clock.advance(3 * 3_600_000);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await logInAgain(user, '13800000001');
    await screen.findByText('You have read everything.');
    expect(await cards()).toHaveLength(2);
  });

  test('keeps the focus at a message that was marked, and moves it to the count when all were', async () => {
    const { user } = await told(3);
    const [first] = await cards();
    within(present(first))
      .getByRole('button', { name: /^Mark as read/ })
      .focus();
    await user.keyboard('{Enter}');
    await screen.findByText('2 unread messages');
    expect(document.activeElement?.contains(present(first))).toBe(true);
    expect(document.activeElement?.tagName).toBe('LI');
    screen.getByRole('button', { name: 'Mark all as read' }).focus();
    await user.keyboard('{Enter}');
    const count = await screen.findByText('You have read everything.');
    expect(document.activeElement).toBe(count);
  });

  test('marks two messages whose buttons are pressed at the same time', async () => {
    const pressed = Promise.withResolvers<void>();
    const { user } = await told(2, (line) => async (request, options) => {
      if (typeof request.body === 'string' && methodOf(request.body) === 'markRead') await pressed.promise;
      return line(request, options);
    });
    for (const card of await cards())
      await user.click(within(card).getByRole('button', { name: /^Mark as read/ }));
    pressed.resolve();
    await screen.findByText('You have read everything.');
  });

  test('marks a message as read when its link is followed, also if the call takes long', async () => {
    const left = Promise.withResolvers<void>();
    const aborted: boolean[] = [];
    const { user, local } = await told(1, (line) => async (request, options) => {
      if (typeof request.body === 'string' && methodOf(request.body) === 'markRead') {
        await left.promise;
        aborted.push(options?.signal?.aborted === true);
      }
      return line(request, options);
    });
    const [first] = await cards();
    await user.click(within(present(first)).getByRole('link', { name: /^Open/ }));
    await screen.findByRole('heading', { name: 'My account' });
    left.resolve();
    await waitFor(() => expect(local.world().state().inbox.at(-1)?.read).toBe(true));
    expect(aborted).toEqual([false]);
  });

  test('has pages, whose number is in the address', async () => {
    const { user } = await told(12);
    expect(await cards()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(location.hash).toContain('page=2');
    expect(document.activeElement).toBe(screen.getByText('12 unread messages'));
  });

  test('shows the last page for a page number that is too high', async () => {
    const { portal } = await told(12);
    await portal.open('/message?page=9');
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(location.hash).toContain('page=2');
  });

  test('says that there are no messages yet', async () => {
    await told(0);
    expect(await screen.findByRole('heading', { name: 'You have no messages yet.' })).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('asks a visitor to log in', async () => {
    await openPortal('/message');
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: 'Log in to read your messages.' });
    await user.click(within(main()).getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

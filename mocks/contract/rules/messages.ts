import { getMessage, markRead, queryDeliveries, queryMessages } from '@careers/gateway/contract';
import { needing, type Probe, sendOwnCode } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { deliver } from './delivering.ts';
import { expectPages } from './pages.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;
const all = { pageSize: 100 };

/** Does what sends the candidate a message, so many times. */
async function told(probe: Probe, times: number) {
  for (let at = 0; at < times; at++) await deliver(probe, await probe.position('open'));
  return probe.call(queryMessages, all);
}

/** What somebody was sent, and what of it they have read. */
export const messageRules: readonly Rule[] = [
  rule(
    'queryMessages',
    'pages the messages, each on one page',
    needing(['own-world'], async (probe) => {
      await probe.login('candidate');
      await told(probe, 3);
      const rows = await expectPages((page) => probe.call(queryMessages, page));
      shownBy('three messages', rows[2]);
    }),
  ),
  rule(
    ['queryMessages', 'sendVerificationCode'],
    'shows no code that was sent to the same person: it proves more than a session does',
    needing(['own-world'], async (probe) => {
      await probe.login('candidate');
      const before = await told(probe, 1);
      await sendOwnCode(probe, 'phone');
      expectSame('the messages', await probe.call(queryMessages, all), before);
    }),
  ),
  rule(
    ['markRead', 'queryMessages'],
    'marks the named messages as read, and leaves all others as they are',
    needing(['own-world'], async (probe) => {
      await probe.login('candidate');
      const { rows, unread } = await told(probe, 3);
      const [first, second, third] = rows;
      expectTrue('three were sent', third !== undefined);
      const id = second?.id ?? '';
      expectSame('how many are left', (await probe.call(markRead, { ids: [id] })).unread, unread - 1);
      const after = await probe.call(queryMessages, all);
      expectSame(
        'the rows',
        after.rows,
        rows.map((row) => (row.id === id ? { ...row, read: true } : row)),
      );
      expectSame('unread', after.unread, unread - 1);
      const left = await probe.call(queryMessages, { ...all, unreadOnly: true });
      expectSame('those that are left', [left.total, left.rows.length], [unread - 1, unread - 1]);
      expectTrue('the first is left', left.rows[0]?.id === first?.id);
      await probe.call(markRead, { ids: ['a-message-of-nobody'] });
      expectSame('the rows, again', (await probe.call(queryMessages, all)).rows, after.rows);
    }),
  ),
  rule(
    ['queryMessages', 'deliverResume'],
    'lists messages, the latest first, with their time, sender and link',
    needing(['own-world', 'clock'], async (probe) => {
      await probe.login('candidate');
      const before = await told(probe, 1);
      await probe.advance('90m');
      const { rows, total, unread } = await told(probe, 1);
      expectSame('how many', [total, unread], [before.total + 1, before.unread + 1]);
      const [latest, ...others] = rows;
      const off = Math.abs(Date.parse(latest?.sentAt ?? '') - Date.now() - 90 * MINUTE);
      expectTrue(`it was sent now, not at ${latest?.sentAt}`, off < MINUTE);
      expectSame('those of before', others, before.rows);
      for (const { sender, text, link = '' } of rows) {
        expectTrue('sender and text are said', sender !== '' && text.includes(sender));
        expectTrue(`${link} is a route of the portal`, link === '' || link.startsWith('/'));
      }
      expectTrue('what happened to an application leads there', Boolean(latest?.link));
    }),
  ),
  rule(
    'getMessage',
    'answers when it was sent, the sender, the text, and a path of the portal where it leads to one',
    needing(['links'], async (probe) => {
      const found = await probe.call(getMessage, { token: await probe.linkTo('message-open') });
      if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
      expectTrue(`it was sent at ${found.sentAt}`, Date.parse(found.sentAt) < Date.now() + MINUTE);
      expectTrue(`${found.link} is a path of the portal`, !found.link || found.link.startsWith('/'));
      expectTrue('it has a sender and a text', Boolean(found.sender.trim() && found.text.trim()));
    }),
  ),
  // A gateway may send mails at other moments, and about other things.
  rule(
    ['getMessage', 'queryDeliveries'],
    'is about an event of the application, and leads to it',
    needing(['links', 'own-world'], async (probe) => {
      const found = await probe.call(getMessage, { token: await probe.linkTo('message-open') });
      if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
      const { rows } = await (await probe.another('candidate')).call(queryDeliveries, all);
      const happened = rows.flatMap(({ timeline }) => timeline.map(({ at }) => Date.parse(at)));
      expectTrue(`something happened at ${found.sentAt}`, happened.includes(Date.parse(found.sentAt)));
      expectTrue('it leads somewhere', Boolean(found.link));
    }),
  ),
];

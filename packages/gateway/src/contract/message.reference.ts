import { deliverResume } from './delivery.ts';
import { exampleInstant } from './examples.ts';
import * as message from './message.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';

const { getMessage, markRead, queryMessages } = message;

const exampleMessage = {
  sender: 'Example Careers',
  sentAt: exampleInstant,
  text: 'You have applied for “Backend developer”. We will look at your resume soon.',
  link: '/personalCenter',
};

const read = (probe: Probe, token: string) => probe.call(getMessage, { token });

async function expectState(probe: Probe, token: string, state: string): Promise<void> {
  const found = await read(probe, token);
  if (found.state !== state) throw new Error(`it is ${found.state}, not ${state}`);
}

/** A candidate to whom something was sent just now. */
async function told(probe: Probe): Promise<message.MessageRow> {
  await probe.login('candidate');
  const positionId = await probe.position('open');
  await probe.call(deliverResume, { positionId, source: 'resume', idempotencyKey: probe.newKey() });
  const { rows } = await probe.call(queryMessages, {});
  const [first] = rows;
  if (!first) throw new Error('nothing was sent');
  return first;
}

export const messageReference: ReferenceOf<typeof message> = {
  getMessage: {
    summary: 'A message behind a link.',
    example: {
      param: { token: '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90' },
      data: { state: 'open', homepageConfigId: 'site-external', ...exampleMessage },
    },
    success: needing(['links'], async (probe) => {
      const found = await read(probe, await probe.linkTo('message-open'));
      if (found.state !== 'open' || found.text === '' || found.sender === '')
        throw new Error('it says nothing');
    }),
    reasons: {},
    also: {
      'answers a link that is none as invalid': recipe((probe) =>
        expectState(probe, 'a-token-of-no-link', 'invalid'),
      ),
      'answers a link whose time is over as expired': needing(['links', 'clock'], async (probe) => {
        const token = await probe.linkTo('message-open');
        await probe.advance('40d');
        await expectState(probe, token, 'expired');
      }),
    },
  },

  queryMessages: {
    summary: 'What was sent to the session’s account, the latest first.',
    example: {
      param: { pageNo: 1, pageSize: 10 },
      data: { total: 1, unread: 1, rows: [{ id: 'message-1', read: false, ...exampleMessage }] },
    },
    success: needing(['own-world'], async (probe) => {
      const first = await told(probe);
      if (first.read || first.text === '') throw new Error('it is read already, or says nothing');
    }),
    reasons: {},
    also: {
      'names nothing that was sent to somebody else': needing(['own-world'], async (probe) => {
        await told(probe);
        const other = await probe.another('newcomer');
        const { total } = await other.call(queryMessages, {});
        if (total !== 0) throw new Error(`there are ${total}`);
      }),
      'has pages, and counts the unread ones beyond them': needing(['own-world'], async (probe) => {
        await told(probe);
        await told(probe);
        const { total, unread, rows } = await probe.call(queryMessages, { pageNo: 2, pageSize: 1 });
        if (rows.length !== 1 || total < 2 || unread < 2) throw new Error(`${rows.length} of ${total}`);
        const [latest] = (await probe.call(queryMessages, { pageNo: 1, pageSize: 1 })).rows;
        if (!latest || latest.id === rows[0]?.id || latest.sentAt < (rows[0]?.sentAt ?? ''))
          throw new Error('they do not come in their order');
      }),
      'carries no code': needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        const { rows } = await probe.call(queryMessages, { pageSize: 100 });
        if (rows.some(({ text }) => /\d{6}/.test(text))) throw new Error('a code is among them');
      }),
    },
  },

  markRead: {
    summary: 'Marks messages as read, or all of them.',
    example: { param: { ids: ['message-1'] }, data: { unread: 0 } },
    success: needing(['own-world'], async (probe) => {
      const { id } = await told(probe);
      const before = await probe.call(queryMessages, {});
      const { unread } = await probe.call(markRead, { ids: [id] });
      const after = await probe.call(queryMessages, {});
      if (unread !== before.unread - 1 || !after.rows.find((row) => row.id === id)?.read)
        throw new Error('it is not read');
    }),
    reasons: {},
    also: {
      'marks all without any id': needing(['own-world'], async (probe) => {
        await told(probe);
        const { unread } = await probe.call(markRead, {});
        const after = await probe.call(queryMessages, { unreadOnly: true });
        if (unread !== 0 || after.total !== 0) throw new Error(`${after.total} are left`);
      }),
      'leaves alone what is somebody else’s': needing(['own-world'], async (probe) => {
        const { id } = await told(probe);
        const other = await probe.another('newcomer');
        await other.call(markRead, { ids: [id] });
        await other.call(markRead, {});
        const { rows } = await probe.call(queryMessages, {});
        if (rows.find((row) => row.id === id)?.read) throw new Error('it is read');
      }),
    },
  },
};

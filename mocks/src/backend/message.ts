import { isoInstant } from '../core/clock.ts';
import type { Account } from '../domain/account-state.ts';
import type { InboxMessage } from '../domain/state.ts';
import { readMessageText } from '../process/message-text.ts';
import { messageOf, siteRoute } from '../process/perform.ts';
import type { CallContext, Resolvers } from './context.ts';
import { isSentTo } from './personal-data.ts';

export const messageResolvers = {
  getMessage: (_param, context) => {
    const { link, delivery } = context.requireLink();
    const { text, at } = messageOf(context, delivery, link.issuedAt);
    return {
      state: 'open' as const,
      homepageConfigId: delivery.siteId,
      sender: readMessageText(text).sender,
      sentAt: isoInstant(at),
      text,
      link: siteRoute('/personalCenter', delivery.siteId),
    };
  },

  queryMessages: ({ pageNo, pageSize, unreadOnly }, context) => {
    const own = messagesOf(context, context.requireAccount()).toReversed();
    const unread = own.filter(({ read }) => !read);
    const shown = unreadOnly ? unread : own;
    return {
      total: shown.length,
      unread: unread.length,
      rows: shown.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((message) => ({
        id: message.id,
        read: message.read ?? false,
        sender: readMessageText(message.text).sender,
        sentAt: message.at,
        text: message.text,
        ...(message.link ? { link: message.link } : {}),
      })),
    };
  },

  markRead: ({ ids }, context) => {
    const account = context.requireAccount();
    const isMeant = isSentTo(account);
    const state = context.state();
    state.inbox = state.inbox.map((message) =>
      isMeant(message) && (!ids || ids.includes(message.id)) ? { ...message, read: true } : message,
    );
    return { unread: messagesOf(context, account).filter(({ read }) => !read).length };
  },
} satisfies Partial<Resolvers>;

/** The messages to somebody, oldest first. Messages with a code are left out: the code proves more than a session does. */
function messagesOf(context: CallContext, account: Account): InboxMessage[] {
  const isMeant = isSentTo(account);
  return context.state().inbox.filter((message) => isMeant(message) && message.code === undefined);
}

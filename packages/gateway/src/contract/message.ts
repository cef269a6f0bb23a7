import * as v from 'valibot';
import { linkParam, linkView } from './links.ts';
import { defineMethod } from './method.ts';
import { instant, number, page, upTo } from './shapes.ts';

/** More than any id, and any number of ids at once, has. */
const ID_MAX = 100;
const IDS_MAX = 200;

/** What somebody was told, as it was sent. */
const message = {
  /** Who wrote: the website's name. */
  sender: v.string(),
  sentAt: instant,
  text: v.string(),
  /** The portal's route that it leads to, or its whole address as mails have it. */
  link: v.optional(v.string()),
};

/** A message behind a link. */
export const getMessage = defineMethod({
  name: 'getMessage',
  groups: ['rm.message'],
  access: 'link',
  param: v.object(linkParam),
  data: linkView(message),
});

const row = v.object({ id: v.string(), read: v.boolean(), ...message });
export type MessageRow = v.InferOutput<typeof row>;

/** What was sent to the session’s account, the latest first. What carried a code is not among it. */
export const queryMessages = defineMethod({
  name: 'queryMessages',
  groups: ['rm.message'],
  access: 'session',
  param: v.object({ ...page, unreadOnly: v.optional(v.boolean(), false) }),
  data: v.object({ total: number, unread: number, rows: v.array(row) }),
});

/** Marks some of them as read, or all without any id; those that are nobody's or somebody else's are left alone. */
export const markRead = defineMethod({
  name: 'markRead',
  groups: ['rm.message'],
  access: 'session',
  param: v.object({
    ids: v.optional(v.pipe(v.array(v.pipe(v.string(), upTo(ID_MAX))), v.maxLength(IDS_MAX))),
  }),
  data: v.object({ unread: number }),
});

import type { WorldReply } from '../../core/message.ts';

/** Replaces the portal's routes in the inbox by addresses that can be opened. */
export function withPortalLinks(reply: WorldReply, path: string, portalUrl: string | undefined): WorldReply {
  if (!portalUrl || path !== '/__sandbox/inbox' || reply.status !== 200) return reply;
  const messages: unknown = JSON.parse(reply.body);
  if (!Array.isArray(messages)) return reply;
  const { origin, pathname, search } = new URL(portalUrl);
  const base = `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}${search}`;
  const linked = messages.map((message: Record<string, unknown>) =>
    typeof message.link === 'string' ? { ...message, link: `${base}#${message.link}` } : message,
  );
  return { ...reply, body: JSON.stringify(linked) };
}

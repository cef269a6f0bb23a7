import * as v from 'valibot';
import type { CaseContext } from './case-context.ts';

const message = v.object({ to: v.string(), text: v.string(), code: v.optional(v.string()) });

/** The sandbox's control API, over the same transport as the calls, in process or over HTTP. */
interface SandboxControl {
  inboxCode(contact: string): Promise<string>;
  /** The texts that were sent to a contact, the oldest first, without those that carry a code. */
  messagesTo(contact: string): Promise<string[]>;
  advance(by: string): Promise<void>;
  setPositionStatus(id: string, status: 'closed' | 'delisted'): Promise<void>;
  /** Puts another world in place, with this fault. */
  setFault(fault: string): Promise<void>;
  /** Tells the server that the world is no longer needed, which makes room for others. */
  leave(): Promise<void>;
}

export function sandboxControl({ transport, settings }: CaseContext): SandboxControl {
  async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const reply = await transport(
      {
        method,
        url: `${settings.root}/__sandbox/${path}`,
        headers: body ? { 'Content-Type': 'application/json' } : {},
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      { signal: new AbortController().signal },
    );
    if (reply.status !== 200)
      throw new Error(`control API: ${method} ${path} answers ${reply.status} ${reply.text}`);
    return JSON.parse(reply.text);
  }

  return {
    async inboxCode(contact) {
      const messages = v.parse(v.array(message), await send('GET', 'inbox'));
      const code = messages.findLast(({ to, code }) => to.endsWith(contact) && code)?.code;
      if (!code) throw new Error(`no code for ${contact} in the inbox`);
      return code;
    },
    async messagesTo(contact) {
      const messages = v.parse(v.array(message), await send('GET', 'inbox'));
      return messages.flatMap(({ to, text, code }) => (to.endsWith(contact) && !code ? [text] : []));
    },
    async advance(by) {
      await send('POST', 'advance', { by });
    },
    async setPositionStatus(id, status) {
      await send('POST', 'desk/setPositionStatus', { id, status });
    },
    async setFault(fault) {
      await send('POST', 'set', { fault });
    },
    async leave() {
      await send('POST', 'leave');
    },
  };
}

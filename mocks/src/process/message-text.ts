import type { Localized } from '../data/types.ts';
import type { LinkKind } from '../domain/process-state.ts';

/** Where a message leads: to a public page, or to one behind a link of the process. */
export type MessageLink = { readonly page: string } | { readonly behind: LinkKind; readonly page: string };

export interface MessageText {
  /** May contain `{site}`, `{post}`, `{candidate}`, the `{time}` of an interview and a `{deadline}`. */
  readonly text: Localized;
  readonly link: MessageLink;
}

export const personalCenter: MessageLink = { page: '/personalCenter' };

/** A message's text apart from the name of its sender, in brackets of its language, that it begins with; '' without one. */
export function readMessageText(text: string): { readonly sender: string; readonly body: string } {
  const [begins = '', sender = ''] = /^[[【](.+?)[\]】]\s*/.exec(text) ?? [];
  return { sender, body: text.slice(begins.length) };
}

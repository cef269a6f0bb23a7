import type { Localized } from '../data/types.ts';
import type { LinkKind } from '../domain/process-state.ts';

/** Where a message leads: a page of everybody's, or one behind the process's link. */
export type MessageLink = { readonly page: string } | { readonly behind: LinkKind; readonly page: string };

export interface MessageText {
  /** With `{site}`, `{post}`, `{candidate}`, the `{time}` of an interview and a `{deadline}` to be filled in. */
  readonly text: Localized;
  readonly link: MessageLink;
}

export const personalCenter: MessageLink = { page: '/personalCenter' };

/** A message's text apart from the name of its sender, in brackets of its language, that it begins with; '' without one. */
export function readMessageText(text: string): { readonly sender: string; readonly body: string } {
  const [begins = '', sender = ''] = /^[[【](.+?)[\]】]\s*/.exec(text) ?? [];
  return { sender, body: text.slice(begins.length) };
}

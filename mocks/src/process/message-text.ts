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

import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Typed } from '../../forms/link-drafts.ts';

/** The link that a page was opened by. */
export interface PageLinkFacts {
  /** The link's token; drafts are kept under a mark of it. */
  readonly token: string;
  /** The key of the link's query. */
  readonly queryKey: QueryKey;
  /** The part of every call's param that identifies the request: token and pass of the link, or its id when it was opened by a login. */
  readonly param: () => object;
  /** Whether the link's answer is in the language shown: the page says so itself if it is not. */
  readonly isTranslated: boolean;
}

export interface PageLink extends PageLinkFacts {
  /** Whether the link asks for its code again: the page is hidden meanwhile, and its dialogs have to be closed. */
  readonly isLocked: boolean;
  /** Whether the link was open on this page before: its receipt is of what was just done, here or elsewhere. */
  readonly wasOpen: boolean;
  /** Queries the link again, as after a refusal: somebody else may have answered, or its time may be over. */
  readonly askAgain: () => void;
  /**
   * Takes what sends the last submit again under its key, if its reply was lost: should the link be over, it may have ended it.
   * Undefined before each submit.
   */
  readonly setLost: (again: (() => Promise<unknown>) | undefined) => void;
  /**
   * Registers a form of the page; returns a function that removes it. What was typed in a form that was removed without being sent
   * is offered to be copied.
   */
  readonly addForm: (name: string, typed: () => Typed | undefined) => () => void;
}

export const LinkContext = createContext<PageLink | undefined>(undefined);

/** @throws outside of a `LinkPage` */
export function usePageLink(): PageLink {
  const link = use(LinkContext);
  if (!link) throw new Error('no link page stands around it');
  return link;
}

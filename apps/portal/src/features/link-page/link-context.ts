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
  /** Whether the link was open on this page before, so that its receipt is of something done just now, here or elsewhere. */
  readonly wasOpen: boolean;
  /** Queries the link again, as after a refusal: somebody else may have answered, or its time may be over. */
  readonly askAgain: () => void;
  /**
   * Keeps the last submit if its reply was lost, to repeat it under its key: if the link is closed then, that submit may have
   * closed it. Undefined before each submit.
   */
  readonly setLost: (again: (() => Promise<unknown>) | undefined) => void;
  /**
   * Registers a form of the page; returns a function that removes it. Text that was typed in a form and not sent is offered to be
   * copied once the form is removed.
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

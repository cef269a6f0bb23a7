import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** The link that a page was opened by. */
export interface PageLinkFacts {
  /** Tells what is typed here from what is typed elsewhere. */
  readonly token: string;
  /** Where what the link answers is kept. */
  readonly queryKey: QueryKey;
  /** What a call says of it beside its own: the link, with the pass that opened it; or what a login asks for in its place. */
  readonly param: () => object;
}

export interface PageLink extends PageLinkFacts {
  /** Whether it asks for its code again: the page is there, out of sight, and so is what floats over it to be. */
  readonly isLocked: boolean;
  /**
   * Tells that a form of this name takes what is typed by the link, until what this answers is called: what stands in it
   * then is still to be copied.
   */
  readonly addForm: (name: string, typed: () => string) => () => void;
}

export const LinkContext = createContext<PageLink | undefined>(undefined);

/** @throws outside of a `LinkPage` */
export function usePageLink(): PageLink {
  const link = use(LinkContext);
  if (!link) throw new Error('no link page stands around it');
  return link;
}

import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** The link that the page around was opened by. */
export interface PageLink {
  readonly token: string;
  /** Where what the link answers is kept. */
  readonly queryKey: QueryKey;
  /** Whether it asks for its code again: the page is there, out of sight, and so is what floats over it to be. */
  readonly isLocked: boolean;
}

export const LinkContext = createContext<PageLink | undefined>(undefined);

/** @throws outside of a `LinkPage` */
export function usePageLink(): PageLink {
  const link = use(LinkContext);
  if (!link) throw new Error('no link page stands around it');
  return link;
}

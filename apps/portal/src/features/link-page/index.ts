export type { Shown } from './link-answer.ts';
export { LinkPage } from './link-page.tsx';
export { readLinkToken } from './link-token.ts';
export { linkQuery } from './use-link.ts';

export type { Shown } from './link-answer.ts';
export { LinkPage } from './link-page.tsx';
export { linkQuery } from './use-link.ts';

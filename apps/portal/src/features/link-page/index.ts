export type { Shown } from './link-answer.ts';
export { usePageLink } from './link-context.ts';
export { LinkPage } from './link-page.tsx';
export { LinkReceipt } from './link-receipt.tsx';
export { readLinkToken } from './link-token.ts';
export { RequestFacts } from './request-facts.tsx';
export { linkQuery } from './use-link.ts';
export { type LinkDraft, useLinkDraft } from './use-link-draft.tsx';
export { type LinkSubmit, useLinkSubmit } from './use-link-submit.ts';

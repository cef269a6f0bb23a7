export { Layout } from './layout.tsx';
export { externalLink, safePicture } from './links.ts';
export { LogOutButton } from './log-out-button.tsx';
export { siteQuery, siteQueryKey } from './queries.ts';
export { SafePicture } from './safe-picture.tsx';
export { useClosed } from './use-closed.ts';
export { useSite } from './use-site.ts';

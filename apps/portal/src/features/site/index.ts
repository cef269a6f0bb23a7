export { Layout } from './layout.tsx';
export { externalLink, safePicture } from './links.ts';
export { LogOutButton } from './log-out-button.tsx';
export { useSite } from './use-site.ts';

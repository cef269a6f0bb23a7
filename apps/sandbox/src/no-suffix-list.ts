/** Stands in for `tldts`, the list of all public suffixes (`vite.config.ts`): every host counts as a domain of its own. */
export const getDomain = (host: string): string => host;

/** Files that several generators read. */
export const pagesFile = 'apps/portal/src/app/pages.ts';
export const contractFolder = 'packages/gateway/src/contract';

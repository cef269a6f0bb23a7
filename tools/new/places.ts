/** Files that more than one generator looks into. */
export const pagesFile = 'apps/portal/src/app/pages.ts';
export const contractFolder = 'packages/gateway/src/contract';

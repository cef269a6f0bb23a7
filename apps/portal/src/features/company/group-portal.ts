/** What every page of the group's portal needs beside itself: the header's switcher, and whose website it is. */
export { default } from './company-switcher.tsx';
export { enterCompany } from './enter-company.ts';

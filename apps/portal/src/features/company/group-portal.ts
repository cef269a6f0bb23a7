/** What all pages of the group's portal need, in one lazily loaded file: the header's switcher, and the loader of the company. */
export { default } from './company-switcher.tsx';
export { enterCompany } from './enter-company.ts';

import { companies } from '../data/companies.ts';
import { companyLooks } from '../data/company-looks.ts';
import type { CompanyId } from '../data/types.ts';
import type { WebsiteSite } from './website-site.ts';

/** Each company's own website, under a fixed id: scripts and links depend on them. */
export const companySites: readonly (WebsiteSite & { readonly company: CompanyId })[] = companies.map(
  ({ id }) => ({
    id: `site-${id}`,
    kind: 'external',
    recruitTypes: ['A01'],
    brandColor: companyLooks[id].brandColor,
    showSalary: false,
    company: id,
  }),
);

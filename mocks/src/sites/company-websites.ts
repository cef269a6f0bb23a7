import { companies } from '../data/companies.ts';
import { companyLooks } from '../data/company-looks.ts';
import type { CompanyId } from '../data/types.ts';
import type { WebsiteSite } from './website-site.ts';

/** The website of each company, with a constant id, as scripts and links rely on it. */
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

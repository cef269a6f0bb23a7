import { companies } from '../data/companies.ts';
import { companyLooks } from '../data/company-looks.ts';
import type { Company, CompanyId } from '../data/types.ts';
import { BusinessError } from './context.ts';
import type { WebsiteSite } from './sites.ts';

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

/** @throws {BusinessError} companyUnknown */
export function companyById(id: string): Company {
  const company = companies.find((one) => one.id === id);
  if (!company) throw new BusinessError('companyUnknown');
  return company;
}

/** A company's own website. @throws {BusinessError} companyUnknown */
export function companySiteOf(comId: string): (typeof companySites)[number] {
  const site = companySites.find(({ company }) => company === comId);
  if (!site) throw new BusinessError('companyUnknown');
  return site;
}

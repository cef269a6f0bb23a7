import { companies } from '../data/companies.ts';
import type { Company } from '../data/types.ts';
import { companySites } from '../sites/company-websites.ts';
import { BusinessError } from './context.ts';

/** @throws {BusinessError} companyUnknown */
export function companyById(id: string): Company {
  const company = companies.find((one) => one.id === id);
  if (!company) throw new BusinessError('companyUnknown');
  return company;
}

/**
 * The website of a company.
 * @throws {BusinessError} companyUnknown
 */
export function companySiteOf(comId: string): (typeof companySites)[number] {
  const site = companySites.find(({ company }) => company === comId);
  if (!site) throw new BusinessError('companyUnknown');
  return site;
}

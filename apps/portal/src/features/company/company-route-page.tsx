import { useAppLocation } from '../../core/navigation/app-location.ts';
import { CompaniesPage } from './companies-page.tsx';
import { CompanyPage } from './company-page.tsx';

/**
 * `/complex/company`: with a `comId` that company's page, without one the choice of a company. Since the guard
 * adds the stored `comId`, links to the choice carry `all=1`.
 */
export function CompanyRoutePage() {
  const { comId, all } = useAppLocation().query;
  return comId && !all ? <CompanyPage key={comId} comId={comId} /> : <CompaniesPage />;
}

import { usePlaceInApp } from '../../core/place-in-app.ts';
import { CompaniesPage } from './companies-page.tsx';
import { CompanyPage } from './company-page.tsx';

/**
 * `/complex/company`: with a `comId` that company's page, without one the choice of a company. Since the guard
 * adds the stored `comId`, links to the choice carry `all=1`.
 */
export function CompanyRoutePage() {
  const { comId, all } = usePlaceInApp().query;
  return comId && !all ? <CompanyPage key={comId} comId={comId} /> : <CompaniesPage />;
}

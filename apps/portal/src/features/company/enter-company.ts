import { redirect } from '@tanstack/react-router';
import { fetchedAsPart } from '../../core/failures/part-failure.ts';
import type { Portal } from '../../core/portal/portal.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { isUnknownCompany } from './is-unknown-company.ts';

/**
 * Loads what a page of the group's portal needs before it is shown: its words, and the company's configuration, which names the
 * website that its calls are about. Failures other than an unknown company are left to the page.
 * @throws a redirect to the company's page, which says that there is no such company.
 */
export async function enterCompany(portal: Portal): Promise<void> {
  const words = fetchedAsPart(portal.languages.need('company'));
  const { comId, location } = portal.scope.get();
  try {
    if (comId) await portal.queries.ensureQueryData(siteQuery(portal));
  } catch (error) {
    if (comId && isUnknownCompany(error)) {
      portal.scope.refuseCompany(comId);
      // An unknown company is not remembered for the next visit.
      if (portal.session.get().comId === comId) portal.session.set('comId', undefined);
      if (location?.path !== '/complex/company')
        throw redirect({ to: '/complex/company', search: { comId }, replace: true });
      // The page that says so is not about a company.
      portal.scope.set({ ...portal.scope.get(), comId: undefined });
    }
  }
  await words;
}

import { redirect } from '@tanstack/react-router';
import type { Portal } from '../../core/portal.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { isUnknownCompany } from './is-unknown-company.ts';

/**
 * Before a page of the group's portal shows: its words, and the company's configuration, which says whose
 * website its calls are about. Other failures than an unknown company are the page's to show.
 * @throws a redirect to the company's page, which says that there is no such company.
 */
export async function enterCompany(portal: Portal): Promise<void> {
  const words = portal.languages.need('company');
  const { comId, location } = portal.scope.get();
  try {
    if (comId) await portal.queries.ensureQueryData(siteQuery(portal));
  } catch (error) {
    if (isUnknownCompany(error)) {
      // What nobody knows is not kept for the next visit.
      if (portal.session.get().comId === comId) portal.session.set('comId', undefined);
      if (location?.path !== '/complex/company')
        throw redirect({ to: '/complex/company', search: { comId } as never, replace: true });
      // The page that says so is the group's.
      portal.scope.set({ ...portal.scope.get(), comId: undefined });
    }
  }
  await words;
}

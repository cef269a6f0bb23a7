import type { Query } from '../../core/navigation/app-location.ts';

/** Pages about one thing of a company lead to a list page of the other company. */
const listOf: Readonly<Record<string, string>> = {
  '/complex/RecruitDetail': '/complex/position',
  '/complex/fastDelivery': '/complex/position',
  '/complex/resumeSucc': '/complex/homepage',
};

/** Parameters of the position list that mean nothing for another company. */
const ownedByCompany = ['id', 'company', 'department', 'page', 'websiteId'];

/**
 * Where changing the company leads: to the same kind of page of the other one, without the ids that belong to
 * the old. Only the position list keeps its search.
 */
export function switchTarget(path: string, query: Query, comId: string): { to: string; query: Query } {
  const to = listOf[path] ?? path;
  const kept =
    path === '/complex/position'
      ? Object.entries(query).filter(([name]) => !ownedByCompany.includes(name))
      : [];
  return { to, query: { ...Object.fromEntries(kept), comId } };
}

import type { PositionSummary } from '@careers/gateway/contract';
import { usePortal } from '../core/portal/portal.ts';
import { useSite } from './use-site.tsx';

/** Whether the site shows department before company (section 3, companyDeptSeqFlag). */
export function useDepartmentFirst(): boolean {
  const { data: site } = useSite();
  return site?.websiteBaseInfo.companyDeptSeqFlag === '1';
}

type Organisation = Pick<PositionSummary, 'companyDescr' | 'deptIdDescr'>;

/** Company and department in the site's order; the department alone among the positions of one company. */
export function useOrganisation({ companyDescr, deptIdDescr }: Organisation): string[] {
  const { comId } = usePortal().scope.get();
  const departmentFirst = useDepartmentFirst();
  if (comId && deptIdDescr) return [deptIdDescr];
  return (departmentFirst ? [deptIdDescr, companyDescr] : [companyDescr, deptIdDescr]).filter(Boolean);
}

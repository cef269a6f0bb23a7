import type { PositionSummary } from '@careers/gateway/contract';
import { useSite } from './use-site.ts';

/** Whether the site shows department before company (section 3, companyDeptSeqFlag). */
export function useDepartmentFirst(): boolean {
  const { data: site } = useSite();
  return site?.websiteBaseInfo.companyDeptSeqFlag === '1';
}

type Organisation = Pick<PositionSummary, 'companyDescr' | 'deptIdDescr'>;

/** "Company · Department", in the site's order. */
export function useOrganisation({ companyDescr, deptIdDescr }: Organisation): string {
  const parts = useDepartmentFirst() ? [deptIdDescr, companyDescr] : [companyDescr, deptIdDescr];
  return parts.filter(Boolean).join(' · ');
}

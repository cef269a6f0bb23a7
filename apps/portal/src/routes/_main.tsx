import { createFileRoute } from '@tanstack/react-router';
import { Layout } from '../shell/layout.tsx';

const loadCompany = () => import('../features/company/group-portal.ts');

/** Every page stands in the layout: it comes with the entry. Pages about a company wait for whose website it is. */
export const Route = createFileRoute('/_main')({
  codeSplitGroupings: [],
  beforeLoad: ({ context: { portal } }) =>
    portal.scope.get().comId && loadCompany().then((company) => company.enterCompany(portal)),
  component: Layout,
});

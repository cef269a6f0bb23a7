import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink, useGo } from '../core/navigation/link.tsx';
import { useWords } from '../core/portal/use-words.ts';
import { keywordQuery, PositionSearchBox } from '../features/positions/index.ts';
import { Page } from '../site-config/page.tsx';
import { Layout } from './layout.tsx';

/** An address that leads nowhere: within the layout, with a search and a way home (decision 5.8). */
export function NotFoundPage() {
  useWords('system', 'home');
  const { t } = useLingui();
  const go = useGo();
  return (
    <Layout>
      <Page title={t`Page not found`} headingHidden width="narrow">
        <EmptyState
          mark="page"
          as="h2"
          title={t`There is no page at this address.`}
          description={t`It may have been moved, or the link may be incomplete.`}
          action={
            <PortalLink to="/homepage" className={buttonClass('secondary')}>
              {t`Back to the homepage`}
            </PortalLink>
          }
        />
        <PositionSearchBox onSearch={(keyword) => void go('/position', keywordQuery(keyword))} />
      </Page>
    </Layout>
  );
}
